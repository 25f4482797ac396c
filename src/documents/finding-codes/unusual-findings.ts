import type { FindingRows } from './finding-row.js';

const rules = 'rules/common/plausibility/benefit.yaml';
const set = 'rules/tiny/csp/7.yaml';
/** Five questions of the small screens, one of which need not be answered, and a rule that reads them. */
const illnesses = ['heart', 'lungs', 'liver', 'kidneys', 'skin'];
const oneOptional = {
  file: 'screens/common/applicant/01-health.yaml',
  right: '  - attribute: children\n',
  wrong: `  - attribute: children\n${illnesses
    .map((fact) =>
      fact === 'skin'
        ? '  - ¦attribute: skin\n    renderingHint: List\n'
        : `  - { attribute: ${fact}, renderingHint: List, mandatoryWhen: true }\n`,
    )
    .join('')}`,
  besides: [
    {
      file: 'rules/tiny/attributes/person.yaml',
      right: '  protocol: {',
      wrong: `${illnesses
        .map(
          (fact, index) =>
            `  ${fact}: { id: ${1031 + index}, kind: reference, catalogue: yes-no, name: { en: "${fact}", de: "${fact} (de)" } }\n`,
        )
        .join('')}  protocol: {`,
    },
    ...['en', 'de'].map((locale) => ({
      file: `screens/common/texts/${locale}.yaml`,
      right: `    children: "Children? (${locale})"\n`,
      wrong: `    children: "Children? (${locale})"\n${illnesses.map((fact) => `    ${fact}: "Your ${fact}? (${locale})"\n`).join('')}`,
    })),
    {
      file: 'rules/tiny/plausibility/illnesses.yaml',
      wrong:
        `rules:\n  very-ill:\n    scope: person\n    severity: warning\n    violatedWhen: { all: [${illnesses.map((fact) => `{ fact: ${fact}, operator: equal, value: yes }`).join(', ')}] }\n` +
        '    message: { en: "This needs advice.", de: "Das braucht Beratung." }\n    reference: B08\n    examples:\n' +
        `      - { given: { this: { ${illnesses.map((fact) => `${fact}: yes`).join(', ')} } }, expect: violated }\n` +
        illnesses
          .map(
            (no) =>
              `      - { given: { this: { ${illnesses.map((fact) => `${fact}: ${fact === no ? 'no' : 'yes'}`).join(', ')} } }, expect: satisfied }\n`,
          )
          .join(''),
    },
  ],
};

/** What is not as everything around it is. */
export const unusualFindings = {
  'untried-part': {
    meaning:
      'No example of a rule or fact comes to a part of it: a comparison never holds in them, or always does, a case of `choose` is never taken, an operand is never what `highest`, `lowest` or `firstKnown` gives, or `abs` never sees a negative value. Or all examples would come out the same without a value of a list, one of several conditions, or a term of a sum. Nobody would notice that it is wrong.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong:
        '  income-for-a-period:\n    severity: warning\n' +
        '    violatedWhen: { all: [{ fact: benefitType, operator: equal, value: income }, ¦{ fact: insurancePeriod, operator: isKnown }] }\n' +
        '    message: { en: "This needs advice.", de: "Das braucht Beratung." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { benefitType: income, insurancePeriod: 10 } }, expect: violated }\n' +
        '      - { given: { this: { benefitType: termLife, insurancePeriod: 10 } }, expect: satisfied }\n  end-age:\n',
    },
    cure: 'Add an example in which that part comes out so, or decides; the message names one that would but for one answer; where none can be thought of, the part is one too many.',
    severity: 'warning',
  },
  'missing-obligation': {
    meaning:
      'Of the questions of a screen that offer the same answers in the same way, five or more, all but one must always be answered: most often its `mandatoryWhen` is lost. Or a question may stay open whose answer decides whether another one of its screen is asked.',
    example: oneOptional,
    cure: 'Say `mandatoryWhen: true`; where it may stay open, say why under `intended` of the question.',
    severity: 'warning',
  },
  'uncertain-value': {
    meaning:
      'A value is hardly meant. Of a parameter set: a date more than ten years ahead; a text that is that of another set, while those whose names begin as its own differ; where all other sets, two or more, agree: digits in another order, a list or a table without one of its codes or rows, a list with a number whose digits another set has in another order, a row apart from those of its value, two limits the other way round, a row out of the course of its column, a list with a code that another list has not, which has all of it in all other sets, a look-back unlike the years in the name of what it is for. Of an entry of a catalogue of more than twenty: one column is above another, or above two together, or does not say the same as another, in this entry alone. Of a catalogue: the first entry of a group of keys (`backHealed`) that is worse than another one, while the first of all other groups is the mildest; a class far from those of all siblings of a key; the one entry with a word in its name (“annuity”) and another value than all others with it, or one that is called after a word of a column and does not have it there. Of rules that say the same: another severity, or other sources. Of a parameter: it says “above which” something is so, and all that compare with it ask what is below. Of a rule: another number, or the other way round, than its reference says. Of a question: no rendering hint, or another one, while nearly all others over its catalogue have the same. Of a screen: it follows up another question than the one after which it is called.',
    example: { file: set, right: 'soldFrom: "2025"', wrong: '¦soldFrom: "2052"' },
    cure: 'Write what is meant; where it is right, say why under `intended` of the parameter or the rule.',
    severity: 'warning',
  },
  'uncertain-condition': {
    meaning:
      'A condition is probably the other way round. A question is asked only where no rule that judges its answer can be violated, or only where a rule forbids any answer, or not for all codes of another answer for which a rule demands it. A value is compared as below a limit that it is compared as above elsewhere, so that the limit itself is neither. What is called after an answer (`abstinentSince`) is asked where that is no, or (`recurrenceDate`) for that of another question, and nothing for its own, or (`certificateDate`) where that says that there is none (`noCertificate`). A question that many screens ask where an answer is one (`abnormal`) is asked where it is another (`normal`). Questions are asked for the answer that seldom opens any (no), and none for the other one. A screen follows up a question, and a fact joins what it is shown for with the answers to others. One condition of a screen asks for another answer than the others, three or more, which go by the same catalogue; or for all answers but those for which others ask. Of two own facts of a rule each is called after what the other reads.',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong:
        '  entered-late:\n    severity: warning\n' +
        '    violatedWhen: { fact: ageAtEntry, operator: greaterThan, value: { fact: csp.ageLimit } }\n' +
        '    message: { en: "This is rather late.", de: "Das ist recht spät." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { ageAtEntry: 41 }, csp.ageLimit: 40 }, expect: violated }\n' +
        '      - { given: { this: { ageAtEntry: 40 }, csp.ageLimit: 40 }, expect: satisfied }\n' +
        '  long-for-the-age:\n    severity: warning\n' +
        '    violatedWhen: { all: [{ fact: insurancePeriod, operator: greaterThan, value: 30 }, ¦{ fact: ageAtEntry, operator: lessThan, value: { fact: csp.ageLimit } }] }\n' +
        '    message: { en: "This is rather long.", de: "Das ist recht lang." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { insurancePeriod: 31, ageAtEntry: 39 }, csp.ageLimit: 40 }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 30, ageAtEntry: 39 }, csp.ageLimit: 40 }, expect: satisfied }\n' +
        '      - { given: { this: { insurancePeriod: 31, ageAtEntry: 40 }, csp.ageLimit: 40 }, expect: satisfied }\n  end-age:\n',
      besides: [
        {
          file: 'rules/common/parameters.yaml',
          right: 'maximumAge:',
          wrong: 'ageLimit: { kind: number, unit: year, meaning: "Oldest age that is usual" }\nmaximumAge:',
        },
        { file: set, right: 'maximumAge:', wrong: 'ageLimit: 40\nmaximumAge:' },
      ],
    },
    cure: 'Write the comparison, or the answer, that is meant; where both are right, say why under `intended` of the rule or the question.',
    severity: 'warning',
  },
  'surplus-value': {
    meaning:
      'An example gives a parameter or an answer that the rule or the fact does not read: another one was meant, or it is no longer read.',
    example: {
      file: rules,
      right: '{ given: { this: { benefitType: termLife, ageAtEntry: 65 } }, expect: undecided }\n',
      wrong: '{ given: { this: { benefitType: termLife, ageAtEntry: 65 }, ¦csp.factor: 3 }, expect: undecided }\n',
    },
    cure: 'Give what is read, or nothing.',
    severity: 'warning',
  },
  'misplaced-name': {
    meaning:
      'A name stands where, by the names around it, another is meant: of two limits each is compared with what the other one is called after, of two questions each is shown for what the other one is called after, or a screen is called like a code and shown for another. Or a fact is called after a unit (`aYearAgo`) and reckons with a number that is no whole one of it or not as many as it says, or an attribute after one unit of time (`pregnancyWeek`) and is stored in another. Or a rule is called after a name or a code (`resting-ecg-needed`) and reads another one that could stand in its place, or excludes another code than the one that its name denies (`without-employer`).',
    example: {
      file: rules,
      right: '  end-age:\n',
      wrong:
        '  above-own-limits:\n    severity: warning\n' +
        '    violatedWhen: { any: [¦{ fact: ageAtEntry, operator: greaterThan, value: { fact: csp.periodLimit } }, { fact: insurancePeriod, operator: greaterThan, value: { fact: csp.ageLimit } }] }\n' +
        '    message: { en: "This needs advice.", de: "Das braucht Beratung." }\n    reference: B08\n    examples:\n' +
        '      - { given: { this: { insurancePeriod: 41 }, csp.ageLimit: 40 }, expect: violated }\n' +
        '      - { given: { this: { insurancePeriod: 40, ageAtEntry: 30 }, csp.ageLimit: 40, csp.periodLimit: 30 }, expect: satisfied }\n' +
        '      - { given: { this: { ageAtEntry: 31 }, csp.periodLimit: 30 }, expect: violated }\n  end-age:\n',
      besides: [
        {
          file: 'rules/common/parameters.yaml',
          right: 'maximumAge:',
          wrong:
            'periodLimit: { kind: number, unit: year, meaning: "Longest period that is usual" }\nageLimit: { kind: number, unit: year, meaning: "Oldest age that is usual" }\nmaximumAge:',
        },
        { file: set, right: 'maximumAge:', wrong: 'periodLimit: 30\nageLimit: 40\nmaximumAge:' },
      ],
    },
    cure: 'Exchange the two, or write the one that is meant; call a screen otherwise that is rightly shown for another code. Where two names are right, say why under `intended` of the rule or the question.',
    severity: 'warning',
  },
} as const satisfies FindingRows;
