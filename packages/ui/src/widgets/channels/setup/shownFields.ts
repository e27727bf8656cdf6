import { PROVIDER_PROFILES, type Provider, type SettingField } from '@concordia/domain';

/** The settings to ask for. One that a choice elsewhere replaces is shown only where it still says something else. */
export const shownFields = (provider: Provider, settings: Readonly<Record<string, string>>): readonly SettingField[] =>
  PROVIDER_PROFILES[provider].fields.filter(
    ({ isSuperseded, name, initial }: SettingField) => isSuperseded !== true || (settings[name] || initial) !== initial,
  );
