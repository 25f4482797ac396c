/** The chapters of the operations, as in the specification, section "Endpoints". */
export const chapters = {
  manipulation: { name: 'Case manipulation', description: 'Copy, delete, read, write and list cases.' },
  creation: {
    name: 'Case creation and modification',
    description: 'Build a case from a JSON description, and change it.',
  },
  capture: { name: 'Screen capture', description: 'Capture the data of a case screen by screen, and check it.' },
  valueSets: {
    name: 'Value sets',
    description:
      'What may be said: catalogues and their entries, attributes, units and source types of a parameter set.',
  },
  changes: { name: 'Changes of cases', description: 'Which cases changed since a client looked last.' },
  trail: { name: 'Trail of a case', description: 'Who wrote a case, when, and from where.' },
  evidence: { name: 'Evidence of a capture', description: 'What was asked and answered in a case, as it was shown.' },
} as const;

export type Chapter = keyof typeof chapters;
