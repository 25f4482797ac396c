/** What a capture call is given, changed from one that is accepted, and the codes it must answer. */
export interface CaptureRow {
  readonly what: string;
  /** Members that replace those of the accepted request; undefined removes one. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly codes: readonly number[];
}

const row = (what: string, members: Readonly<Record<string, unknown>>, codes: readonly number[] = []): CaptureRow => ({
  what,
  members,
  codes,
});

/** `createAndCapture` (specification, "Screen capture"; decisions, "Capture"). */
export const createAndCaptureRows: readonly CaptureRow[] = [
  row('the request as it is', {}),
  row('a numeric string as source type and parameter set', { sourceType: '1', csp: '1' }),
  row('a four character language of the rule set', { language: 'deCH' }),
  row('loggingArea as a number', { loggingArea: 7 }),
  row('case mode form', { caseMode: 'form' }),
  row('case mode pos', { caseMode: 'pos' }),
  row('an unknown case mode', { caseMode: 'branch' }, [603]),
  row('a missing case mode', { caseMode: undefined }, [512]),
  row('a missing parameter set', { csp: undefined }, [512]),
  row('an unknown parameter set', { csp: 99 }, [540]),
  row('an unknown source type', { sourceType: 9 }, [601]),
  row('a source type that cannot create', { sourceType: 2 }, [602]),
  row('an unsupported language', { language: 'fr' }, [512]),
  row('something that is no language', { language: 'EN' }, [512]),
  row('a blank case id', { caseId: '  ' }, [512]),
  row('a case id of 129 characters', { caseId: 'x'.repeat(129) }, [512]),
  row('a case id of 128 characters outside the basic plane', { caseId: '😀'.repeat(128) }),
  row('a case id with a control character', { caseId: 'a\u0007' }, [512]),
  row('a case that exists', { caseId: 'STORED' }, [324]),
  row(
    'several independent errors, in document order',
    { language: 'fr', caseMode: 'x', sourceType: 9, subId: '' },
    [512, 603, 601, 512],
  ),
  row('a fraction as source type', { sourceType: 1.5 }, [512]),
  row('a case that exists and an unknown parameter set', { caseId: 'STORED', csp: 99 }, [324, 540]),
  row('a case that exists and an unknown case mode', { caseId: 'STORED', caseMode: 'zz' }, [603, 324]),
  row('a case that exists and a source type that cannot create', { caseId: 'STORED', sourceType: 2 }, [602, 324]),
  row('a case that exists and a missing language', { caseId: 'STORED', language: undefined }, [512, 324]),
  row('an unknown source type and a missing language', { sourceType: 9, language: undefined }, [512, 601]),
  row('a source type that cannot create and a missing language', { sourceType: 2, language: undefined }, [512, 602]),
];

/** `capture` on a stored case with source type 2. */
export const captureRows: readonly CaptureRow[] = [
  row('the request as it is', {}),
  row('technical screens in SB1', { sourceType: 1, groupScreens: false }),
  row('the questionnaire in SB1, which is the default', { groupScreens: undefined }),
  row('technical screens in SB2', { sourceType: 1 }, [604]),
  row('an unknown source type', { sourceType: 77 }, [601]),
  row('a missing source type', { sourceType: undefined }, [512]),
  row('an unsupported language', { language: 'xx' }, [512]),
  row('a case that does not exist', { caseId: 'NOWHERE' }, [323]),
  row('a case in another sub-system', { subId: 'ELSEWHERE' }, [323]),
  row('a case with nothing to show for the source type', { caseId: 'EMPTY' }, [612]),
  row('a text where a flag is asked', { groupScreens: 'yes' }, [512]),
  row('two errors', { language: 'xx', sourceType: 77 }, [512, 601]),
  row('an unknown source type and a missing language', { sourceType: 77, language: undefined }, [512, 601]),
  row('technical screens in SB2 and a missing language', { sourceType: 1, language: undefined }, [512, 604]),
  row('a word as source type and a case that does not exist', { sourceType: 'x', caseId: 'NOWHERE' }, [512, 323]),
  row('a word as source type and an unsupported language', { sourceType: 'x', language: 'xx' }, [512, 512]),
];

/**
 * `userAction` on the first technical screen of a stored case: object 1 is the application, 2 a person. `screenId` may
 * name a screen of {@link screens}.
 */
export const userActionRows: readonly CaptureRow[] = [
  row('the request as it is', {}),
  row('no answers member', { answers: undefined }),
  row('an accepted answer', { answers: [{ questionId: '25.1.38', values: [{ id: '2', value: '', unit: '' }] }] }),
  row('an empty list of values, which clears', { answers: [{ questionId: '25.1.702', values: [] }] }),
  row('an unknown command', { screenCommand: 'jump' }, [606]),
  row('an empty command', { screenCommand: '' }, [606]),
  row('a missing command', { screenCommand: undefined }, [606]),
  row('a command with something behind it', { screenCommand: 'next please' }, [606]),
  row('a command in capitals', { screenCommand: 'NEXT' }, [606]),
  row('a command with a blank behind it', { screenCommand: 'next ' }, [606]),
  row('a command that is a name of every object', { screenCommand: 'constructor' }, [606]),
  row('goto an item', { screenCommand: 'goto person.2' }),
  row('goto an item that is not shown now but could be', { screenCommand: 'goto covers.2' }),
  row('goto a screen without object', { screenCommand: 'goto person' }, [606]),
  row('goto an object that never was', { screenCommand: 'goto person.999' }, [606]),
  row('goto an object of another kind than the screen is of', { screenCommand: 'goto person.1' }, [606]),
  row('goto a part of a benefit', { screenCommand: 'goto person.5' }, [606]),
  row('goto an unknown screen', { screenCommand: 'goto lifestyle.2' }, [606]),
  row('add a person on the application', { screenCommand: 'add 27' }),
  row('add a benefit on the application', { screenCommand: 'add 0' }, [606]),
  row(
    'add a cover on an item that is not shown',
    { screenId: 'of covers, which are not shown', screenCommand: 'add 52' },
    [606],
  ),
  row('delete the person on the application', { screenCommand: 'delete 2' }),
  row('delete what has no button', { screenCommand: 'delete 1' }, [606]),
  row('delete with a leading zero', { screenCommand: 'delete 02' }, [606]),
  row('another language of the rule set', { screenCommand: 'language de' }),
  row('a language that has no menu item', { screenCommand: 'language fr' }, [606]),
  row('a missing screen id', { screenId: undefined }, [605]),
  row('an invented screen id', { screenId: 'application' }, [605]),
  row('a screen of another case', { screenId: 'of another case' }, [605]),
  row('a screen with its object changed', { screenId: 'with an unknown object' }, [605]),
  row('a screen with its source type changed', { screenId: 'with an unknown source type' }, [605]),
  row('a screen with its language changed', { screenId: 'with an unknown language' }, [605]),
  row('a screen with a language that only begins like one', { screenId: 'with a language that is no locale' }, [605]),
  row('a screen with a negative object', { screenId: 'with a negative object' }, [605]),
  row('a screen with half an object', { screenId: 'with half an object' }, [605]),
  row('a screen with an object of another kind', { screenId: 'with an object of another kind' }, [605]),
  row('a technical screen in SB2', { screenId: 'technical in SB2' }, [605]),
  row('a screen of a deleted case', { screenId: 'of a deleted case', caseId: 'DELETED' }, [323]),
  row('a case that does not exist', { caseId: 'NOWHERE' }, [323]),
  row('a question that the screen does not have', { answers: [{ questionId: '27.2.44', values: [] }] }, [607]),
  row('a question without id', { answers: [{ values: [] }] }, [607]),
  row(
    'a question twice',
    {
      answers: [
        { questionId: '25.1.38', values: [] },
        { questionId: '25.1.38', values: [] },
      ],
    },
    [512],
  ),
  row(
    'an unknown command and an unknown question',
    { screenCommand: 'x', answers: [{ questionId: 'y', values: [] }] },
    [606, 607],
  ),
  row(
    'an unknown command and a question without id',
    { screenCommand: 'bad', answers: [{ questionId: '', values: [] }] },
    [606, 607],
  ),
  row(
    'an empty command and an unknown question',
    { screenCommand: '', answers: [{ questionId: 'x', values: [] }] },
    [606, 607],
  ),
  row(
    'no list of values and a case that does not exist',
    { caseId: 'NOWHERE', answers: [{ questionId: '25.1.38', values: 5 }] },
    [323, 512],
  ),
  row('no list of values for an unknown question', { answers: [{ questionId: 'x', values: 5 }] }, [607, 512]),
  row(
    'a question without id, an unknown one, and one twice',
    { answers: ['', 'x', '25.1.38', '25.1.38'].map((questionId) => ({ questionId, values: [] })) },
    [607, 607, 512],
  ),
  row(
    'an unknown question twice',
    { answers: ['x', 'x'].map((questionId) => ({ questionId, values: [] })) },
    [607, 512],
  ),
  row(
    'a question twice of a case that does not exist',
    { caseId: 'NOWHERE', answers: ['x', 'x'].map((questionId) => ({ questionId, values: [] })) },
    [323, 512],
  ),
  row(
    'an empty command, an invented screen and a question without id',
    { screenCommand: '', screenId: 'application', answers: [{ values: [] }] },
    [606, 605, 607],
  ),
  row('a missing screen and no list of answers', { screenId: undefined, answers: 5 }, [605, 512]),
  row(
    'a text that XML cannot carry',
    { answers: [{ questionId: '25.1.702', values: [{ value: 'a\u0000b' }] }] },
    [512],
  ),
  row('an unknown option', { answers: [{ questionId: '25.1.38', values: [{ id: '7' }] }] }, [608]),
  row(
    'two values where one is taken',
    { answers: [{ questionId: '25.1.702', values: [{ value: 'a' }, { value: 'b' }] }] },
    [608],
  ),
  row('a date that is none', { answers: [{ questionId: '25.1.1080', values: [{ value: '2026.13' }] }] }, [608]),
  row('a date that is too coarse', { answers: [{ questionId: '25.1.1080', values: [{ value: '2026' }] }] }, [608]),
  row('an answer to a question that is not shown, which is dropped', {
    answers: [{ questionId: '25.1.1084', values: [{ value: 'x' }] }],
  }),
  row(
    'the unit of a number that has one unit only',
    { screenId: 'of the person', answers: [{ questionId: '27.2.21.unit', values: [{ id: '1' }] }] },
    [607],
  ),
  row(
    'a unit that the number does not have',
    { screenId: 'of the person', answers: [{ questionId: '27.2.1003.unit', values: [{ id: '1' }] }] },
    [608],
  ),
  row(
    'two units',
    { screenId: 'of the person', answers: [{ questionId: '27.2.1003.unit', values: [{ id: '200' }, { id: '201' }] }] },
    [608],
  ),
  row('a unit without a number', {
    screenId: 'of the person',
    answers: [{ questionId: '27.2.1003.unit', values: [{ id: '201' }] }],
  }),
  row(
    'answers to a screen of a case that has changed since',
    { guide: true, seenChanges: 99, answers: [{ questionId: '25.1.38', values: [{ id: '1' }] }] },
    [613],
  ),
  row('a command without answers to a screen of a case that has changed since', { seenChanges: 99 }),
  row(
    'answers to a screen of another case that has its ids now',
    { guide: true, seenRevision: 'of the other one', answers: [{ questionId: '25.1.38', values: [{ id: '1' }] }] },
    [613],
  ),
  row('a command without answers to a screen of another case', { seenRevision: 'of the other one' }),
  row('a revision that is no text', { seenRevision: 7 }, [512]),
  row('a count of changes that is none', { seenChanges: 'many' }, [512]),
  row(
    'one accepted and one refused answer of a guided capture',
    {
      guide: true,
      answers: [
        { questionId: '25.1.38', values: [{ id: '7' }] },
        { questionId: '25.1.1080', values: [{ value: '2026' }] },
      ],
    },
    [608, 608],
  ),
  row('a unit of a selection', { answers: [{ questionId: '25.1.38', values: [{ id: '1', unit: '200' }] }] }, [608]),
  row('a unit of a text', { answers: [{ questionId: '25.1.702', values: [{ value: 'a', unit: '200' }] }] }, [608]),
  row(
    'a unit of an entry of a list',
    { screenId: 'of the person', answers: [{ questionId: '26.2.163', values: [{ id: 'DIVING', unit: '200' }] }] },
    [608],
  ),
  row(
    'an unknown unit of a number that is cleared',
    { screenId: 'of the person', answers: [{ questionId: '27.2.1003', values: [{ value: '', unit: '1' }] }] },
    [608],
  ),
  row(
    'one 608 per question',
    {
      answers: [
        { questionId: '25.1.38', values: [{ id: '7' }] },
        { questionId: '25.1.1080', values: [{ value: 'soon' }] },
      ],
    },
    [608, 608],
  ),
];

/** `checkCompleteness` of source type 1. */
export const checkCompletenessRows: readonly CaptureRow[] = [
  row('a complete case', {}),
  row('an incomplete source', { caseId: 'EMPTY' }, [620, 621]),
  row('an unknown source type', { sourceType: 9 }, [601]),
  row('an unsupported language', { language: 'fr' }, [512]),
  row('a case that does not exist', { caseId: 'NOWHERE' }, [323]),
  row('a word as source type and a case that does not exist', { sourceType: 'x', caseId: 'NOWHERE' }, [512, 323]),
];
