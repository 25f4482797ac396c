import type { Meaning } from './excluding-meanings.js';

/** German words that differ in nothing but the dots of an umlaut: what is left without them is another word. */
export const excludingUmlauts: readonly (readonly Meaning[])[] = [
  [
    { en: 'counts$ counted$ count$ counting$', de: 'zählt$ zählen$ gezählt$ zählte' },
    { en: 'pays$ paid$ pay$ paying$', de: 'zahlt$ gezahlt$ bezahlt$ zahlte' },
  ],
  [
    { en: 'would$', de: 'würde$ würden$' },
    { en: 'was$ were$', de: 'wurde$ wurden$' },
  ],
  [
    { en: 'presses$ press$ pressing$', de: 'drückt$ drücken$ gedrückt$' },
    { en: 'prints$ print$ printed$', de: 'druckt$ drucken$ gedruckt$' },
  ],
  [
    { en: 'promotes$ promoted$ subsidised$ subsidized$', de: 'fördert$ gefördert$ fördern$' },
    { en: 'demands$ demanded$', de: 'fordert$ gefordert$ fordern$' },
  ],
  [
    { en: 'changes$ changed$ change$', de: 'ändert$ ändern$ geändert$' },
    { en: 'others$', de: 'andern$' },
  ],
  [
    { en: 'currency$ currencies$', de: 'währung$ währungen$' },
    { en: 'preservation$ safeguarding$', de: 'wahrung$' },
  ],
  [
    { en: 'chosen$ choose$ chooses$', de: 'wählt$ wählen$ gewählt$' },
    { en: 'elections$ election$', de: 'wahlen$' },
  ],
  [
    { en: 'leads$ lead$ kept$', de: 'führt$ führen$ führten$' },
    { en: 'drove$', de: 'fuhr$ fuhren$' },
  ],
];
