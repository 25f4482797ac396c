import { formatDate } from '../../case/values/date.js';
import { addTo } from '../../lists/add-to.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { catalogueOf, isOffered, optionId } from '../../screens/inputs/entry-value.js';
import type { GivenValue } from '../../screens/inputs/input.js';
import type { AskedQuestion } from '../../screens/questions/asked-question.js';
import { reachedBy } from '../../screens/questions/reached-by.js';
import { walkRead } from '../walk-read.js';

/** Of a long list so many entries are tried, spread over it. */
const mostEntries = 8;

/** Sums and counts are rarely a share of what is allowed at most. */
const roundNumbers = [10, 1000, 12_000, 100_000];

/** What a client could answer to a question, the plainest first: a few values that stand for all. */
export class PossibleAnswers {
  /** The limits that rules compare an answer with, by the attribute. */
  readonly #limits = new Map<string, Set<number>>();

  constructor(rules: CaseRules) {
    const { values } = rules.parameterSet;
    walkRead(rules, (whole) => {
      if (whole.node !== 'comparison' || whole.left.node !== 'attribute') return;
      const { left, right } = whole;
      const parameter = right.node === 'parameter' ? values.get(right.parameter.name) : undefined;
      const limit = right.node === 'literal' ? right.value : parameter?.kind === 'number' ? parameter.value : undefined;
      if (typeof limit !== 'number') return;
      const key = `${left.attribute.object}.${left.attribute.fact}`;
      addTo(this.#limits, key, limit);
    });
  }

  to(asked: AskedQuestion): readonly GivenValue[] {
    const { definition, attribute } = asked.question;
    if (definition.kind === 'choice')
      return reachedBy(asked.base.view.program, asked.base, definition.from).map(({ id }) => given({ id: String(id) }));
    const of = {
      reference: entries,
      date: days,
      number: () => this.#numbers(asked),
      string: texts,
      internal: () => [],
    };
    return of[attribute.kind](asked);
  }

  #numbers({ base, question }: AskedQuestion): readonly GivenValue[] {
    const { program } = base.view;
    const { attribute } = question;
    const { decimals = 0, object, fact } = attribute;
    const { minimum = 0, maximum = 1_000_000 } = program.bounds(attribute);
    const limits = [...(this.#limits.get(`${object}.${fact}`) ?? [])].flatMap((limit) => [limit, limit - 1, limit + 1]);
    const spread = [0.35, 0, 0.1, 0.2, 0.5, 0.7, 0.9, 1].map((share) => minimum + (maximum - minimum) * share);
    const round = (value: number): number => Number(value.toFixed(Math.min(decimals, 2)));
    const all = new Set(
      [...spread, ...limits, ...roundNumbers].map(round).filter((value) => value >= minimum && value <= maximum),
    );
    const unit = String(program.unitFor(attribute.unit).id);
    return [...all].map((value) => given({ value: String(value), unit }));
  }
}

const given = (value: Partial<GivenValue>): GivenValue => ({ id: '', value: '', unit: '', ...value });

/** Entries that are offered; no before yes, since it opens nothing. */
function entries(asked: AskedQuestion): readonly GivenValue[] {
  const catalogue = catalogueOf(asked);
  const offered = [...catalogue.entries.values()].filter((entry) => isOffered(entry, asked));
  const step = Math.max(1, Math.floor(offered.length / mostEntries));
  const chosen = offered.filter((_, index) => index % step === 0);
  const plainest = chosen.filter(({ word }) => word === 'no');
  return [...plainest, ...chosen.filter(({ word }) => word !== 'no')].map((entry) =>
    given({ id: optionId(catalogue, entry) }),
  );
}

/** Days from long ago until soon. */
function days({ base }: AskedQuestion): readonly GivenValue[] {
  const { year, month = 1 } = base.view.today;
  return [-35, -5, -1, 0, 1, -60, -18, -25, -42, -50].map((years) =>
    given({ value: formatDate({ year: year + years, month: years === 1 ? month : 1, day: 1 }) }),
  );
}

const texts = ({ question: { attribute } }: AskedQuestion): readonly GivenValue[] => {
  const least = attribute.minimumLength ?? 1;
  return ['Sample', 'DE', '1234567890', 'Sample text of an answer'].map((text) =>
    given({ value: text.padEnd(least, 'x') }),
  );
};
