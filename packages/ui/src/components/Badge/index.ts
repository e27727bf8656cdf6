export { Badge, type BadgeProps, CountBadge, type CountBadgeProps, Dot, type DotProps } from './Badge';
