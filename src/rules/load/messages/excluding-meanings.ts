/**
 * A word of one meaning in each language: how words begin that say it, where `$` stands, how they end, too, and behind
 * `*` what stands anywhere in them, as parts of German compounds do.
 */
export type Meaning = Readonly<Record<string, string>>;

/** Qualities, times and amounts of which a text that speaks of one does not mean another. */
export const excludingMeanings: readonly (readonly Meaning[])[] = [
  [
    { en: 'left$', de: 'link' },
    { en: 'right$ right-', de: 'rechts$ rechte$ rechten$ rechter$ rechtes$ rechtss' },
  ],
  [
    { en: 'both$', de: 'beide$ beiden$ beider$ beides$ beidseit' },
    { en: 'one-sided$ unilateral', de: 'einseit' },
  ],
  [
    { en: 'single$', de: 'ledig' },
    { en: 'married$', de: 'verheirat' },
    { en: 'divorced$', de: 'geschieden' },
    { en: 'widowed$ widow$ widower$', de: 'verwitwet witwe' },
  ],
  [
    { en: 'first$', de: 'erste$ ersten$ erster$ erstes$ erstem$ erstmal erstdiag' },
    { en: 'last$', de: 'letzt zuletzt' },
  ],
  [
    { en: 'begin$ begins$ beginning$ start$ starts$', de: '*beginn anfang' },
    { en: 'end$ ends$ ending$', de: 'ende$ endet$ enden$ endes$ *ablauf' },
  ],
  [
    { en: 'gross$', de: 'brutto' },
    { en: 'net$', de: 'netto' },
  ],
  [
    { en: 'earliest$', de: 'frühest früheste' },
    { en: 'latest$', de: 'spätest' },
  ],
  [
    { en: 'increase', de: 'erhöh anstieg zunahme' },
    { en: 'decrease reduc', de: 'verring reduz senkung abnahme' },
  ],
  [
    { en: 'more$', de: 'mehr$ häufiger$ öfter$' },
    { en: 'less$ fewer$', de: 'weniger$ seltener$' },
  ],
  [
    { en: 'high$ higher$ highest$ high-', de: 'hoh hochs hochd hochr hochg höher höchst' },
    { en: 'low$ lower$ lowest$ low-', de: 'niedrig nieder geringe' },
  ],
  [
    { en: 'gain$ gained$', de: 'zunahm zugenommen gewinn' },
    { en: 'loss$ lost$', de: 'abnahm abgenommen verlust' },
  ],
  [
    { en: 'enough$ sufficient', de: 'genug$ genügend ausreich' },
    { en: 'little$', de: 'wenig$' },
  ],
  [
    { en: 'upper$', de: 'ober$ obere oberer obergr' },
    { en: 'lower$', de: 'unter$ untere untergr' },
  ],
  [
    { en: 'inside$', de: 'innerhalb$' },
    { en: 'outside$', de: 'außerhalb$' },
  ],
  [
    { en: 'paid$ pays$ pay$', de: 'zahlt gezahlt bezahlt' },
    { en: 'received$ receives$ receive$', de: 'erhält erhalten bezieht' },
  ],
  [
    { en: 'additional$', de: 'zusätzlich' },
    { en: 'remaining$', de: 'verbleibend restlich' },
  ],
  [
    { en: 'former$ formerly$', de: 'ehemalig frühere' },
    { en: 'current$ currently$', de: 'aktuell derzeit gegenwärtig' },
    { en: 'future$', de: 'künftig zukünftig' },
  ],
  [
    { en: 'indoor$ indoors$', de: 'halle$ hallen' },
    { en: 'outdoor$ outdoors$', de: 'freien$ freiem$' },
  ],
  [
    { en: 'primary$', de: 'primär' },
    { en: 'secondary$', de: 'sekundär' },
  ],
  [
    { en: 'including$ included$ includes$', de: 'einschließlich$ inklusive$ inbegriffen$ eingeschlossen$' },
    { en: 'excluding$ excluded$ excludes$ except$', de: 'ausgenommen$ außer$ ausgeschlossen$ ohne$' },
  ],
  [
    { en: 'cash$', de: 'bar$ bargeld' },
    { en: 'loan$ loans$', de: 'darlehen kredit' },
  ],
  [
    { en: 'male$ males$ men$ man$', de: 'männlich mann$ männer' },
    { en: 'female$ females$ women$ woman$', de: 'weiblich frau$ frauen' },
  ],
  [
    { en: 'normal$', de: 'normal$ normale$ normaler$ normales$ unauff' },
    { en: 'abnormal$', de: 'auffällig' },
  ],
  [
    { en: 'mild$', de: 'leicht' },
    { en: 'moderate$', de: 'mittelgradig mittelschwer mäßig' },
    { en: 'severe$', de: 'schwer' },
  ],
  [
    { en: 'acute$', de: 'akut' },
    { en: 'chronic$', de: 'chronisch' },
  ],
  [
    { en: 'benign$', de: 'gutartig' },
    { en: 'malignant$', de: 'bösartig' },
  ],
  [
    { en: 'temporary$', de: 'vorübergehend befristet zeitweis' },
    { en: 'permanent$', de: 'dauerhaft dauernd unbefristet bleibend' },
  ],
  [
    { en: 'morning$', de: 'morgens$ morgen$' },
    { en: 'evening$', de: 'abends$ abend$' },
  ],
  [
    { en: 'systolic$', de: 'systol' },
    { en: 'diastolic$', de: 'diastol' },
  ],
  [
    { en: 'before$', de: 'vor$ bevor$ vorher$' },
    { en: 'after$', de: 'nach$ nachdem$ danach$' },
  ],
  [
    { en: 'shorter$', de: 'kürzer' },
    { en: 'longer$', de: 'länger' },
  ],
  [
    { en: 'smaller$', de: 'kleiner' },
    { en: 'greater$ larger$', de: 'größer' },
  ],
  [
    { en: 'younger$', de: 'jünger' },
    { en: 'older$', de: 'älter' },
  ],
  [
    { en: 'early$', de: 'früh$ frühe$ frühen$ früher$ frühzeit' },
    { en: 'late$', de: 'spät$ späte$ späten$ später$' },
  ],
  [
    { en: 'premium$ premiums$', de: 'beitrag beiträg prämie' },
    { en: 'benefit$ benefits$', de: 'leistung rente' },
  ],
  [
    { en: 'height$', de: '*größe höhe' },
    { en: 'weight$', de: '*gewicht' },
  ],
  [
    { en: 'income$', de: 'einkommen einkünft' },
    { en: 'debt$ debts$', de: 'schulden' },
  ],
  [
    { en: 'improved$ improving$ better$', de: 'gebessert verbessert besser$' },
    { en: 'unchanged$', de: 'unverändert' },
    { en: 'worse$ worsened$ worsening$', de: 'verschlechter schlechter$ verschlimmer' },
  ],
  [
    { en: 'always$', de: 'immer$ stets$' },
    { en: 'never$', de: 'nie$ niemals$' },
    { en: 'sometimes$ occasionally$', de: 'manchmal$ gelegentlich' },
  ],
  [
    { en: 'daily$', de: 'täglich' },
    { en: 'weekly$', de: 'wöchentlich' },
    { en: 'monthly$', de: 'monatlich' },
    { en: 'quarterly$', de: 'vierteljährlich' },
    { en: 'half-yearly$', de: 'halbjährlich' },
    { en: 'yearly$ annual$ annually$', de: 'jährlich' },
  ],
  [
    { en: 'private$ privately$', de: 'privat' },
    { en: 'statutory$', de: 'gesetzlich' },
  ],
  [
    { en: 'night$ nights$ nightly$', de: 'nacht nächt' },
    { en: 'day$ daytime$', de: 'tag$ tags$ tagsüber$' },
  ],
  [
    { en: 'summer$', de: 'sommer' },
    { en: 'winter$', de: 'winter' },
  ],
  [
    { en: 'open$', de: 'offen$ offene geöffnet' },
    { en: 'closed$', de: 'geschlossen' },
  ],
  [
    { en: 'wet$ damp$', de: 'nass feucht' },
    { en: 'dry$', de: 'trocken' },
  ],
  [
    { en: 'hot$', de: 'heiß' },
    { en: 'cold$', de: 'kalt$ kalte kälte' },
  ],
  [
    { en: 'positive$', de: 'positiv' },
    { en: 'negative$', de: 'negativ' },
  ],
  [
    { en: 'complete$', de: 'vollständig' },
    { en: 'incomplete$', de: 'unvollständig' },
  ],
  [
    { en: 'suspicion$ suspected$', de: 'verdacht' },
    { en: 'confirmed$', de: 'bestätigt gesichert' },
  ],
  [
    { en: 'minimum$', de: 'mindest minim' },
    { en: 'maximum$', de: 'höchst maxim' },
  ],
  [
    { en: 'regular$ regularly$', de: 'laufend regelmäßig' },
    { en: 'single$', de: 'einmalb einmalz' },
  ],
  [
    { en: 'front$', de: 'vorder vorn' },
    { en: 'rear$ hind$', de: 'hinter$ hintere hinten' },
  ],
];
