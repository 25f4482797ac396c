/**
 * A word of one meaning in each language: how words begin that say it, where `$` stands, how they end, too, and behind
 * `*` what stands anywhere in them, as parts of German compounds do.
 */
type Meaning = Readonly<Record<string, string>>;

/** Meanings of which a text that speaks of one does not mean another. */
export const groups: readonly (readonly Meaning[])[] = [
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
    { en: 'more$', de: 'mehr$' },
    { en: 'less$ fewer$', de: 'weniger$' },
  ],
  [
    { en: 'high$ higher$ highest$ high-', de: 'hoh hochs hochd hochr hochg höher höchst' },
    { en: 'low$ lower$ lowest$ low-', de: 'niedrig nieder' },
  ],
  [
    { en: 'gain$ gained$', de: 'zunahm zugenommen gewinn' },
    { en: 'loss$ lost$', de: 'abnahm abgenommen verlust' },
  ],
  [
    { en: 'upper$', de: 'ober$ obere oberer' },
    { en: 'lower$', de: 'unter$ untere' },
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
    { en: 'cash$', de: 'bar$ bargeld' },
    { en: 'loan$ loans$', de: 'darlehen kredit' },
  ],
  [
    { en: 'mother$ mothers$', de: 'mutter$ mütter' },
    { en: 'father$ fathers$', de: 'vater$ väter' },
    { en: 'brother$ brothers$', de: 'bruder$ bruders$ brüder' },
    { en: 'sister$ sisters$', de: 'schwester$ schwestern$' },
    { en: 'son$ sons$', de: 'sohn$ sohnes$ söhne' },
    { en: 'daughter$ daughters$', de: 'tochter$ töchter' },
    { en: 'husband$', de: 'ehemann$' },
    { en: 'wife$', de: 'ehefrau$' },
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
    { en: 'employer$ employers$', de: 'arbeitgeber' },
    { en: 'employee$ employees$ employed$', de: 'arbeitnehmer angestellt' },
    { en: 'self-employed$', de: 'selbständig selbstständig' },
  ],
  [
    { en: 'alcohol$', de: 'alkohol' },
    { en: 'tobacco$ smoke$ smoker$ smoking$ smoked$ nicotine$', de: 'tabak rauch raucht geraucht nikotin' },
    { en: 'medication$ medicine$ medicines$', de: 'medika arznei' },
  ],
  [
    { en: 'premium$ premiums$', de: 'beitrag beiträg prämie' },
    { en: 'benefit$ benefits$', de: 'leistung rente' },
  ],
  [
    { en: 'heart$', de: 'herz kardi' },
    { en: 'lung$ lungs$', de: 'lunge' },
    { en: 'kidney$ kidneys$', de: 'niere' },
    { en: 'liver$', de: 'leber' },
    { en: 'stomach$', de: 'magen' },
    { en: 'bowel$', de: 'darm' },
    { en: 'skin$', de: 'haut' },
    { en: 'eye$ eyes$', de: 'auge' },
    { en: 'ear$ ears$', de: 'ohr' },
    { en: 'knee$ knees$', de: 'knie' },
    { en: 'hip$ hips$', de: 'hüft' },
    { en: 'shoulder$ shoulders$', de: 'schulter' },
    { en: 'thyroid$', de: 'schilddrüse' },
    { en: 'prostate$', de: 'prostata' },
    { en: 'pancreas$', de: 'bauchspeicheldrüse pankrea' },
    { en: 'breast$', de: 'brust' },
    { en: 'bladder$', de: 'blase' },
    { en: 'brain$', de: 'gehirn hirn' },
  ],
  [
    { en: 'diving$ diver$ dive$ dives$', de: 'tauch' },
    { en: 'climbing$ climber$ climb$ climbs$', de: 'kletter bergst' },
    { en: 'riding$ rider$ rides$', de: 'reit' },
    { en: 'flying$ flight$ flights$', de: 'flieg flug flüg' },
    { en: 'sailing$', de: 'segel' },
    { en: 'skiing$ ski$', de: 'ski' },
    { en: 'boxing$', de: 'boxen$' },
    { en: 'jumping$ jump$ jumps$', de: 'spring sprung sprüng' },
    { en: 'cycling$ bicycle$ bike$ biking$', de: 'rad$ radf fahrrad radr radsp' },
  ],
  [
    { en: 'helicopter$ helicopters$', de: 'hubschrauber' },
    { en: 'gyroplane$', de: 'tragschrauber' },
    { en: 'glider$ gliding$', de: 'segelflug' },
    { en: 'balloon$', de: 'ballon' },
    { en: 'microlight$', de: 'ultraleicht' },
  ],
  [
    { en: 'servant$ servants$', de: 'beamt' },
    { en: 'pupil$ pupils$', de: 'schüler' },
    { en: 'student$ students$', de: 'student studier' },
    { en: 'pensioner$ pensioners$ retired$', de: 'rentner ruhest pension' },
  ],
  [
    { en: 'asbestos$', de: 'asbest' },
    { en: 'dust$', de: 'staub stäub' },
    { en: 'explosives$', de: 'spreng' },
    { en: 'radiation$', de: 'strahl' },
    { en: 'noise$', de: 'lärm' },
    { en: 'heat$', de: 'hitze' },
  ],
  [
    { en: 'fracture$ broken$', de: 'bruch$ fraktur gebrochen' },
    { en: 'tumour$ tumours$', de: 'tumor' },
    { en: 'infection$ infections$', de: 'infekt entzünd' },
    { en: 'allergy$ allergies$ allergic$', de: 'allerg' },
    { en: 'diabetes$', de: 'diabet' },
    { en: 'asthma$', de: 'asthma' },
    { en: 'epilepsy$', de: 'epilep' },
    { en: 'migraine$', de: 'migrän' },
  ],
  [
    { en: 'death$', de: 'tod$ tode todes' },
    { en: 'disability$', de: 'berufsunf erwerbsunf erwerbsm invalid' },
    { en: 'care$', de: 'pflege' },
    { en: 'sickness$', de: 'krankentag krankheit' },
  ],
  [
    { en: 'school$ schools$', de: 'schul' },
    { en: 'university$', de: 'universit studi' },
    { en: 'apprenticeship$ apprentice$', de: 'ausbild lehrling lehre$' },
  ],
  [
    { en: 'operation$ surgery$ operations$', de: 'operati' },
    { en: 'therapy$', de: 'therap' },
    { en: 'examination$ examinations$', de: 'untersuch' },
  ],
  [
    { en: 'doctor$ doctors$ physician$', de: 'arzt ärzt' },
    { en: 'hospital$ hospitals$', de: 'krankenhaus klinik' },
  ],
  [
    { en: 'height$', de: '*größe höhe' },
    { en: 'weight$', de: '*gewicht' },
  ],
  [
    { en: 'income$', de: 'einkommen einkünft' },
    { en: 'debt$ debts$', de: 'schulden' },
  ],
];
