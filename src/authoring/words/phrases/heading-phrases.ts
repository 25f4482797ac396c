import type { Severity } from '../../../rules/model/rule.js';
import type { Phrase } from './phrase.js';

/** What a violation means, by severity. */
export const severityPhrases: Readonly<Record<Severity | 'off', Phrase>> = {
  error: { en: 'error (the case cannot be completed)', de: 'Fehler (der Antrag kann nicht abgeschlossen werden)' },
  incomplete: {
    en: 'incomplete (the case cannot be completed)',
    de: 'unvollständig (der Antrag kann nicht abgeschlossen werden)',
  },
  warning: { en: 'warning (is shown, does not block)', de: 'Warnung (wird angezeigt, hält nicht auf)' },
  information: { en: 'information (is shown, does not block)', de: 'Hinweis (wird angezeigt, hält nicht auf)' },
  off: { en: 'switched off', de: 'abgeschaltet' },
};

/** The headings under which a rule, a fact or a question is told. */
export const headingPhrases = {
  rule: { en: 'Rule', de: 'Regel' },
  fact: { en: 'Fact', de: 'Abgeleitete Größe' },
  question: { en: 'Question', de: 'Frage' },
  about: { en: 'For each', de: 'Betrifft jeweils' },
  severity: { en: 'Severity', de: 'Schwere' },
  sources: { en: 'Only while captured by', de: 'Nur bei der Erfassung durch' },
  reference: { en: 'Source', de: 'Quelle' },
  violated: { en: 'Violated when', de: 'Verletzt, wenn' },
  is: { en: 'Is', de: 'Ist' },
  screenShown: { en: 'Its screen is shown when', de: 'Die Maske wird gezeigt, wenn' },
  shown: { en: 'Shown when', de: 'Gezeigt, wenn' },
  mandatory: { en: 'Mandatory when', de: 'Pflichtangabe, wenn' },
  screen: { en: 'Screen', de: 'Maske' },
  where: { en: '{name}, that is', de: '{name}, das heißt' },
  ofKind: { en: '{name} (of {kind})', de: '{name} ({kind})' },
  parameters: { en: 'Values by parameter set', de: 'Werte je Parametersatz' },
  sets: { en: 'set {sets}', de: 'Satz {sets}' },
  message: { en: 'Says', de: 'Meldung' },
} as const satisfies Readonly<Record<string, Phrase>>;
