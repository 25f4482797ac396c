const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in a document or in an attribute: nothing of it is markup. */
export const htmlText = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
