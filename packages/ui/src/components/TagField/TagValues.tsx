interface TagValuesProps {
  name: string | undefined;
  tags: readonly string[];
  isDisabled: boolean | undefined;
}

/** The tags as a form sends them. Without any, a form still knows the field by its name, but has nothing to send. */
export function TagValues({ name, tags, isDisabled }: TagValuesProps) {
  if (name === undefined) return null;
  if (tags.length === 0) return <input type="hidden" name={name} disabled />;
  return tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={isDisabled} />);
}
