/** A change of a file of the rules and screens of this repository. */
export interface DataEdit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** What is found of it: the beginning of the sentences. */
  readonly found: readonly string[];
}

/** What an actuary changes on one day, over both rule systems: it changes what is said of many cases. */
export const plantedEdits: readonly DataEdit[] = [
  {
    file: 'rules/international/csp/1.yaml',
    find: 'adultAge: 18',
    put: 'adultAge: 21',
    found: ['The value of the parameter adultAge in parameter set 1 went from 18 years to 21 years.'],
  },
  {
    file: 'rules/international/csp/1.yaml',
    find: 'minimum: 1000, maximum: 10000000',
    put: 'minimum: 1000, maximum: 200000',
    found: [
      'The maximum of the row lumpSumLimits [group death] in parameter set 1 went from 10000000 EUR to 200000 EUR.',
    ],
  },
  {
    file: 'rules/german/csp/2.yaml',
    find: 'severities: { waiting-period-within-sick-pay: off }',
    put: 'severities: { waiting-period-within-sick-pay: off, end-age-above-maximum: warning }',
    found: ['Added the severity of the rule end-age-above-maximum in parameter set 2: warning.'],
  },
  {
    file: 'rules/common/plausibility/lifestyle.yaml',
    find: '  smoker-types-differ:',
    put: '  smoker-status-differs:',
    found: ['The rule smoker-types-differ is now called smoker-status-differs; nothing else of it changed.'],
  },
  {
    file: 'rules/common/catalogues/countries.csv',
    find: '"AD","Andorra","Andorra",,,,\n',
    put: '',
    found: ['Removed the code countries.AD: Andorra / Andorra.'],
  },
  {
    file: 'screens/common/applicant/20-lifestyle.yaml',
    find: '{ attribute: height, mandatoryWhen: true }',
    put: '{ attribute: height }',
    found: ['The mandatory condition of the question lifestyle.height went from always to never.'],
  },
  {
    file: 'screens/common/applicant/10-identity.yaml',
    find: '{ attribute: stayAbroadPlanned, renderingHint: RadioButton, mandatoryWhen: true }',
    put: '{ attribute: stayAbroadPlanned, renderingHint: RadioButton, mandatoryWhen: true, shownWhen: { fact: dateOfBirth, operator: isKnown } }',
    found: ['The visibility of the question identity.stayAbroadPlanned went from always to dateOfBirth is known.'],
  },
];
