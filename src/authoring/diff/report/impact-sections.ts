import type { CaseReference } from '../../../case/case.js';
import { counted } from '../../../text/counted.js';
import { plainNumber } from '../../../text/number-forms.js';
import type { Impact, Shares, Unreadable } from '../impact/impact.js';
import { type Counted, fewestForSums } from '../impact/tally.js';

/** One thing that is told of stored cases: how many, what, and what is said further, a line each. */
export interface ImpactLine {
  readonly cases: string;
  readonly what: string;
  readonly details: readonly string[];
}

export interface ImpactSection {
  readonly heading: string;
  readonly lines: readonly ImpactLine[];
}

/** What changes for the stored cases, in one sentence. */
export function impactSummary({ cases, changed, sameRules }: Impact): string {
  const told = [
    `${counted(cases, 'stored case')}: ${changed.cases} with another verdict`,
    ...(sameRules > 0 ? [`${sameRules} not judged, since their parameter set says the same`] : []),
    ...(changed.cases > 0 ? [sumsText(changed)] : []),
  ];
  return `${told.join('; ')}.`;
}

/** What changes for the stored cases, for a person; without the sections that have nothing to say. */
export function impactSections(impact: Impact): readonly ImpactSection[] {
  const sections: readonly ImpactSection[] = [
    {
      heading: 'Verdicts of rules',
      lines: impact.rules.map(({ rule, from, to, ...of }) => lineOf(`${rule}: ${from} → ${to}`, of)),
    },
    {
      heading: 'Completeness',
      lines: impact.completeness.map(({ sourceType, from, to, ...of }) =>
        lineOf(`source type ${sourceType}: ${from} → ${to}`, of),
      ),
    },
    {
      heading: 'Questions',
      lines: impact.questions.map(({ sourceType, attribute, change, ...of }) =>
        lineOf(`source type ${sourceType}: ${attribute} ${change}`, of),
      ),
    },
    {
      heading: 'By parameter set',
      lines: impact.parameterSets.map(({ parameterSet, ...of }) => shareOf(`set ${parameterSet}`, of)),
    },
    { heading: 'By sub-system', lines: impact.subSystems.map(({ subId, ...of }) => shareOf(plainName(subId), of)) },
    { heading: 'Cannot be read', lines: impact.unreadable.map(unreadableLine) },
    {
      heading: 'Version unknown',
      lines: impact.unknownVersions.map(({ versionId, under, ...of }) =>
        lineOf(`version ${versionId}, under ${under}`, of),
      ),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

const shareOf = (what: string, { cases, changed }: Shares): ImpactLine => ({
  cases: `${changed} of ${cases}`,
  what,
  details: [],
});

function lineOf(what: string, of: Counted): ImpactLine {
  const sets = Object.entries(of.parameterSets).map(([set, cases]) => `set ${set}: ${cases}`);
  const subSystems = Object.entries(of.subSystems).map(([subId, cases]) => `${plainName(subId)}: ${cases}`);
  return {
    cases: String(of.cases),
    what: of.times === of.cases ? what : `${what}, ${of.times} times`,
    details: [
      sumsText(of),
      [...sets, ...subSystems].join(', '),
      ...of.samples.map(({ message, ...reference }) => {
        const said = message === undefined ? '' : `: ${plainName(message)}`;
        return `for instance ${nameOf(reference)}${said}`;
      }),
    ],
  };
}

function sumsText({ sums }: Counted): string {
  if (!sums) return `sums insured of fewer than ${fewestForSums} cases only with --values`;
  const told = Object.entries(sums).map(([unit, sum]) => `${plainNumber(sum)} ${unit}`);
  return told.length === 0 ? 'nothing insured' : `sums insured ${told.join(', ')}`;
}

function unreadableLine({ reason, under, cases, ids }: Unreadable): ImpactLine {
  const more = cases > ids.length ? [`and ${cases - ids.length} more`] : [];
  return {
    cases: String(cases),
    what: `under ${under}: ${plainName(reason)}`,
    details: [...ids.map(nameOf), ...more],
  };
}

const nameOf = ({ subId, caseId }: CaseReference): string => `${plainName(subId)}/${plainName(caseId)}`;

/** Ids may hold anything; a terminal must not obey them. */
const plainName = (text: string): string => text.replace(/[\p{C}\u2028\u2029]/gu, '?');
