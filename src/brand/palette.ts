/** The colours of the capture client, as `colours.yaml` of a brand names them; each is a property of its styles. */
export const colourMeanings = {
  ground: 'behind everything',
  card: 'behind questions, dialogs and buttons',
  ink: 'text',
  soft: 'hints, and what is said beside',
  line: 'lines that only separate',
  edge: 'edges of fields and buttons',
  accent: 'links, the main button, what is chosen',
  accentInk: 'text on the main button',
  tint: 'behind what is chosen, pointed at or remarked',
  good: 'what is complete',
  bad: 'errors',
  badTint: 'behind the list of errors',
  warn: 'the edge of a warning',
  focus: 'the frame around what has the focus',
} as const;

export type Colour = keyof typeof colourMeanings;
export const colours = Object.keys(colourMeanings) as readonly Colour[];

/** Each as `#rrggbb`. */
export type Palette = Readonly<Record<Colour, string>>;

export const schemes = ['light', 'dark'] as const;
export type Palettes = Readonly<Record<(typeof schemes)[number], Palette>>;

/** Calm by intent: one accent, little contrast between surfaces, full contrast of text. */
export const ownPalettes: Palettes = {
  light: {
    ground: '#f4f6f7',
    card: '#ffffff',
    ink: '#1b2a2f',
    soft: '#52636a',
    line: '#d3dcdf',
    edge: '#7a8c93',
    accent: '#1f5f6b',
    accentInk: '#ffffff',
    tint: '#e4eff1',
    good: '#22663b',
    bad: '#a3261c',
    badTint: '#fdf0ee',
    warn: '#8a5a00',
    focus: '#0b5fd0',
  },
  dark: {
    ground: '#12191c',
    card: '#1b2529',
    ink: '#e8eef0',
    soft: '#a9b8be',
    line: '#34434a',
    edge: '#82949b',
    accent: '#7cc4d1',
    accentInk: '#0c2025',
    tint: '#23343a',
    good: '#86d3a1',
    bad: '#ff9d92',
    badTint: '#331d1b',
    warn: '#e8b44c',
    focus: '#8ab8ff',
  },
};

/** What the styles read: light, and dark where the system is. */
export function stylesOf({ light, dark }: Palettes): string {
  return `${rootOf(light)}\n@media (prefers-color-scheme: dark) {\n${rootOf(dark)}\n}\n`;
}

const rootOf = (palette: Palette): string =>
  `:root { ${colours.map((colour) => `--${inStyles(colour)}: ${palette[colour]};`).join(' ')} }`;

const inStyles = (colour: Colour): string => colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
