/** Deeper than anybody writes; what is nested without end would take the stack of whoever reads it. */
const deepest = 100;
const dashes = '- '.repeat(deepest);

/** Behind how many letters a YAML text is nested too deeply to be read; -1: nowhere. Brackets in texts count, too. */
export function placeTooDeep(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const letter = text[index];
    if (letter === '[' || letter === '{') depth++;
    else if ((letter === ']' || letter === '}') && depth > 0) depth--;
    if (depth > deepest) return index;
  }
  return text.indexOf(dashes);
}
