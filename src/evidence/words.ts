/** What the document says itself, by language. */
const words = {
  en: {
    title: 'What was asked and answered',
    case: 'Case',
    subSystem: 'Sub-system',
    pages: 'Pages answered',
    from: 'First answer',
    to: 'Last answer',
    digest: 'Digest of the last page',
    unchanged: 'Nothing was changed: every page and every wording is as it was written.',
    changed: 'Something is not as it was written.',
    begun: 'Earlier pages are no longer kept; the first that is kept is number',
    none: 'No answered page of this case is kept.',
    current: 'The case as it is stored is as the last page left it.',
    further: 'The case was written since in another way than by these pages.',
    page: 'Page',
    until: 'to',
    answered: 'Answered',
    rules: 'Rules, version',
    language: 'Language',
    sheet: 'Digest',
    mandatory: 'required',
    chosen: 'chosen',
    answer: 'Answer',
    before: 'Before',
    cleared: 'cleared',
    notAnswered: 'not answered on this page',
    unit: 'Unit',
    explanation:
      'This document shows the pages on which answers were given, with the wording that was shown then: questions, options and texts to be read. Each page holds the digest of the one before, so that none can be changed, left out or moved unnoticed.',
  },
  de: {
    title: 'Was gefragt und geantwortet wurde',
    case: 'Fall',
    subSystem: 'Teilsystem',
    pages: 'Beantwortete Seiten',
    from: 'Erste Antwort',
    to: 'Letzte Antwort',
    digest: 'Prüfsumme der letzten Seite',
    unchanged: 'Nichts wurde verändert: Jede Seite und jeder Wortlaut ist so, wie sie geschrieben wurden.',
    changed: 'Etwas ist nicht mehr so, wie es geschrieben wurde.',
    begun: 'Frühere Seiten sind nicht mehr aufbewahrt; die erste aufbewahrte hat die Nummer',
    none: 'Zu diesem Fall ist keine beantwortete Seite aufbewahrt.',
    current: 'Der gespeicherte Fall ist so, wie ihn die letzte Seite hinterlassen hat.',
    further: 'Der Fall wurde seither auf anderem Weg als durch diese Seiten geschrieben.',
    page: 'Seite',
    until: 'bis',
    answered: 'Beantwortet',
    rules: 'Regelwerk, Version',
    language: 'Sprache',
    sheet: 'Prüfsumme',
    mandatory: 'Pflichtangabe',
    chosen: 'gewählt',
    answer: 'Antwort',
    before: 'Zuvor',
    cleared: 'gelöscht',
    notAnswered: 'auf dieser Seite nicht beantwortet',
    unit: 'Einheit',
    explanation:
      'Dieses Dokument zeigt die Seiten, auf denen geantwortet wurde, im damals gezeigten Wortlaut: Fragen, Auswahlmöglichkeiten und zu lesende Texte. Jede Seite enthält die Prüfsumme der vorigen, sodass keine unbemerkt verändert, ausgelassen oder verschoben werden kann.',
  },
} as const;

export type EvidenceLanguage = keyof typeof words;
export const evidenceLanguages = Object.keys(words) as readonly EvidenceLanguage[];

export type EvidenceWords = Readonly<Record<keyof (typeof words)['en'], string>>;

export const wordsIn = (language: EvidenceLanguage): EvidenceWords => words[language];
