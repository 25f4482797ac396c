/** Both gender forms of a label ("Offizier/Offizierin"), and the label itself. */
export function nameForms(name: string): readonly string[] {
  const forms = name.split('/').map((form) => form.trim());
  return forms.length > 1 && forms.every((form) => form !== '') ? [name, ...forms] : [name];
}
