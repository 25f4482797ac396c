import { expect } from 'chai';
import fc from 'fast-check';
import { attributeOf } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { askedQuestions, carrierOf, placesOf } from '../../../src/screens/questions/asked-question.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { allItems } from '../../../src/screens/questions/items.js';
import { isConsistent } from '../../../src/screens/assess/question-findings.js';
import type { Sb1Group, Sb1Question } from '../../../src/screens/model/screen.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { RandomCapture } from './random-capture.js';
import { realSystems } from '../rules/real-systems.js';
import { testSeed } from '../run/seed.js';

const actions = 20;
const seed = testSeed;
const today = { year: 2026, month: 11, day: 21 };

/** What holds whoever acts at random on the screens of this repository, so many times for each law. */
export function describeCaptureLaws(runs: number): void {
  describe('whoever answers what on the screens of this repository', () => {
    /** Lets somebody act at random, and looks after each action. */
    const law = (
      look: (
        capture: RandomCapture,
        before: string,
        acted: NonNullable<Awaited<ReturnType<RandomCapture['act']>>>,
      ) => Promise<void>,
    ) =>
      fc.assert(
        fc.asyncProperty(fc.gen(), async (g) => {
          const capture = new RandomCapture(realSystems(), g);
          await capture.begin();
          for (let count = 0; count < actions; count++) {
            const before = await capture.digest();
            const acted = await capture.act();
            if (acted) await look(capture, before, acted);
          }
        }),
        // A broken law names the action; making the whole sequence shorter would take long.
        { numRuns: runs, seed, endOnFailure: true },
      );

    it(`what is refused stores nothing, and no answer is an internal fault (seed ${seed})`, () =>
      law(async (capture, before, { outcome }) => {
        if (outcome.refused || outcome.codes.length > 0) expect(await capture.digest()).to.equal(before);
      }));

    it(`the same answers sent again change nothing, nor does moving without answers (seed ${seed})`, () =>
      law(async (capture, _before, { action, outcome }) => {
        if (outcome.refused || outcome.codes.length > 0) return;
        const once = await capture.digest();
        await capture.send({ ...action, screenCommand: 'refresh' });
        expect(await capture.digest(), JSON.stringify(action)).to.equal(once);
        await capture.send({ ...action, answers: [], screenCommand: 'next' });
        expect(await capture.digest(), JSON.stringify(action)).to.equal(once);
      }));

    it(`a screen with answers that are not accepted shows no other case than the stored one (seed ${seed})`, () =>
      law(async (capture, _before, { action, outcome }) => {
        const { screen } = outcome;
        if (!outcome.codes.includes(608) || !screen || !('group' in screen)) return;
        const { screen: stored } = await capture.send({ ...action, answers: [], screenCommand: 'refresh' });
        if (!stored || !('group' in stored)) throw new Error('the screen has gone');
        expect(screen.navigation, JSON.stringify(action)).to.deep.equal(stored.navigation);
        const collected = new Map(sb1Questions(stored.group).map(({ id, selection }) => [id, selection?.collected]));
        for (const { id, selection } of sb1Questions(screen.group))
          if (collected.has(id))
            expect(selection?.collected, `${id} of ${JSON.stringify(action)}`).to.equal(collected.get(id));
      }));

    it(`items, checkCompleteness and the stored flags agree (seed ${seed})`, () =>
      law(async (capture, _before, { outcome }) => {
        if (outcome.refused || outcome.codes.length > 0) return;
        for (const { typeId, complete } of (await capture.stored()).sources) {
          const found = await capture.check(typeId);
          const stored = await capture.stored();
          const isComplete = found.complete && found.consistent;
          expect(
            stored.sources.find((source) => source.typeId === typeId)?.complete,
            'the flag after the check',
          ).to.equal(isComplete);
          if (complete) expect(isComplete, `the flag of source type ${typeId} outlived its data`).to.equal(true);
          expectItemsToAgree(capture.rules, stored, typeId, found);
        }
        const { complete, sources } = await capture.stored();
        expect(complete).to.equal(sources.every((source) => source.complete));
      }));

    it(`no answer outlives its question in the source that gave it, whoever wrote (seed ${seed})`, () =>
      law(async (capture, _before, { action, outcome }) => {
        if (outcome.refused || outcome.codes.length > 0) return;
        const stored = await capture.stored();
        expect(
          stored.sources.flatMap(({ typeId }) => outlived(capture.rules, stored, typeId)),
          JSON.stringify(action),
        ).to.deep.equal([]);
      }));
  });
}

const sb1Questions = ({ group = [], question = [] }: Sb1Group): readonly Sb1Question[] => [
  ...question,
  ...group.flatMap(sb1Questions),
];

/** Everything consistent means nothing open; complete and consistent means every item is. */
function expectItemsToAgree(
  rules: CaseRules,
  subject: Case,
  typeId: number,
  found: { readonly complete: boolean; readonly consistent: boolean; readonly missing: readonly unknown[] },
): void {
  const source = sourceProgram(rules, typeId);
  if (!source) throw new Error(`there is no source type ${typeId}`);
  const assessment = assess(source, rules.program.view(subject, today));
  const consistent = assessment.items.every((item) => isConsistent(assessment, item));
  if (found.missing.length > 0) expect(consistent, 'a question is open').to.equal(false);
  if (found.complete && found.consistent) expect(consistent, 'checkCompleteness finds nothing').to.equal(true);
  if (!consistent) expect(found.missing.length === 0 && found.consistent, 'an item is not consistent').to.equal(false);
}

/** Answers of a source to questions whose condition is false, where no other shown question of it asks for them. */
function outlived(rules: CaseRules, subject: Case, typeId: number): readonly string[] {
  const source = sourceProgram(rules, typeId);
  const id = subject.sources.find((candidate) => candidate.typeId === typeId)?.id;
  if (!source || id === undefined) return [];
  const asked = allItems(source, rules.program.view(subject, today)).flatMap((item) =>
    askedQuestions(rules.program, item).map((question) => ({
      question,
      truths: [item.screen.shownWhen.truth(item.instance), question.question.shownWhen.truth(question.base)],
    })),
  );
  const shown = new Set(
    asked
      .filter(({ truths }) => truths.every((truth) => truth === 'true'))
      .flatMap(({ question }) => placesOf(question)),
  );
  const hidden = asked.filter(
    ({ question, truths }) =>
      question.question.definition.kind === 'attribute' &&
      truths.some((truth) => truth === 'false' || truth === 'none'),
  );
  return hidden.flatMap(({ question }) => {
    const { attribute } = question.question;
    const kept = question.carriers.some(
      (carrier) => attributeOf(carrierOf(carrier, attribute), attribute.id)?.source === id,
    );
    return kept && !placesOf(question).some((place) => shown.has(place)) ? [question.id] : [];
  });
}
