/**
 * What the units of everyday are, each in one base for its kind: metres, grams, litres, days, watts, pascals. So a
 * factor in the catalogue of units can be held to them: within a dimension all must stand in the same proportion.
 */
const sizes: Readonly<Record<string, number>> = {
  metre: 1,
  meter: 1,
  micron: 1e-6,
  inch: 0.0254,
  foot: 0.3048,
  yard: 0.9144,
  mile: 1609.344,
  nauticalMile: 1852,
  gram: 1,
  ounce: 28.349523125,
  pound: 453.59237,
  stone: 6350.29318,
  hundredweight: 50802.34544,
  ton: 1e6,
  tonne: 1e6,
  litre: 1,
  liter: 1,
  pint: 0.56826125,
  gallon: 4.54609,
  second: 1 / 86400,
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  fortnight: 14,
  month: 365.25 / 12,
  quarter: 365.25 / 4,
  year: 365.25,
  decade: 3652.5,
  watt: 1,
  horsepower: 735.49875,
  pascal: 1,
  bar: 1e5,
  atmosphere: 101325,
  torr: 133.322368,
  millimetreOfMercury: 133.322368,
  joule: 1,
  calorie: 4.184,
  hectare: 1e4,
  acre: 4046.8564224,
};

const prefixes: Readonly<Record<string, number>> = {
  nano: 1e-9,
  micro: 1e-6,
  milli: 1e-3,
  centi: 1e-2,
  deci: 1e-1,
  deca: 10,
  hecto: 100,
  kilo: 1e3,
  mega: 1e6,
  giga: 1e9,
};

/** What a mole of what is measured in blood weighs, in grams: laboratories report it in moles and in grams. */
const molarMasses: Readonly<Record<string, number>> = {
  cholesterol: 386.65,
  triglyceride: 885.4,
  triglycerides: 885.4,
  glucose: 180.16,
  creatinine: 113.12,
  uricAcid: 168.11,
  urea: 60.06,
  bilirubin: 584.66,
  calcium: 40.08,
  iron: 55.85,
};

/**
 * How large a unit is in the base of its kind, by its word: `centimetre`, `hourPerWeek`, `perMonth`, `EUR/month` (money
 * counts as 1), `glucoseMillimolePerLitre`. Undefined for a word that says nothing.
 */
export function trueSize(word: string): number | undefined {
  const divider = /\/|Per(?=[A-Z])|^per(?=[A-Z])/.exec(word);
  if (!divider) return plainSize(word);
  const [above, below] = [word.slice(0, divider.index), word.slice(divider.index + divider[0].length)];
  const [numerator, denominator] = [above === '' ? 1 : plainSize(above), plainSize(below)];
  return numerator === undefined || denominator === undefined ? undefined : numerator / denominator;
}

function plainSize(written: string): number | undefined {
  if (/^[A-Z]{3}$/.test(written)) return 1;
  const substance = Object.keys(molarMasses).find(
    (name) => written.startsWith(name) && /^[A-Z]/.test(written.slice(name.length)),
  );
  if (substance !== undefined) return sizeOf(written.slice(substance.length), molarMasses[substance]);
  return sizeOf(written);
}

/** @param mole what a mole weighs, of what is counted in moles */
function sizeOf(written: string, mole?: number): number | undefined {
  const word = written.charAt(0).toLowerCase() + written.slice(1);
  const known = (name: string): number | undefined => (name === 'mole' ? mole : sizes[name]);
  for (const name of [word, word.replace(/s$/, '')]) {
    if (Object.hasOwn(sizes, name)) return sizes[name];
    for (const [prefix, factor] of Object.entries(prefixes)) {
      const size = name.startsWith(prefix) ? known(name.slice(prefix.length)) : undefined;
      if (size !== undefined) return factor * size;
    }
  }
  return undefined;
}
