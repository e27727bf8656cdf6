interface TagValuesProps {
  name: string | undefined;
  tags: readonly string[];
  isDisabled: boolean | undefined;
}

/** Hidden inputs that submit the tags. Without tags, the form still finds the field by its name but submits nothing. */
export function TagValues({ name, tags, isDisabled }: TagValuesProps) {
  if (name === undefined) return null;
  if (tags.length === 0) return <input type="hidden" name={name} disabled />;
  return tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={isDisabled} />);
}
