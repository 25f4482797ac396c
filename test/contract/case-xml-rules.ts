/**
 * One replacement in a good document, and the contradictions (611) with which it must be refused; none: it is accepted.
 */
export interface RuleRow {
  readonly what: string;
  readonly part: string;
  readonly other: string;
  readonly faults: readonly string[];
}

const row = (what: string, part: string, other: string, ...faults: readonly string[]): RuleRow => ({
  what,
  part,
  other,
  faults,
});

const age = '<SingleValue Value="35" UnitName="years" Unit="1"/>';
const sum = '<SingleValue Value="50000" UnitName="EUR" Unit="100"/>';
const birth = '<DateValue Year="1991" Month="2" Day="28"/>';
const residence = '<DBRefValue Locale="en" Key="DE" Name="Germany"/>';
const name = '<StringValue Value="Jane Doe"/>';
const relation = '<CaseObjectRelation TypeId="6" TypeIdName="Person - Disorder" From="2" To="15"/>';

/** Each contradiction beside a near miss that is none. */
export const ruleRows: readonly RuleRow[] = [
  row('an unknown parameter set', 'CSP="1"', 'CSP="99"', 'Case: CSP: there is no parameter set 99'),
  row('another parameter set of the same rules', 'CSP="1"', 'CSP="3"'),
  row(
    'a version that the rules cannot read',
    'VersionID="600"',
    'VersionID="599"',
    'Case: VersionID: the rules international cannot read version 599',
  ),
  row('another name of the version', 'VersionName="International 2026.1"', 'VersionName="Anything"'),
  row('an unsupported locale', 'Locale="en" CSP', 'Locale="fr" CSP', 'Case: Locale: "fr" is not supported'),
  row('a locale of no form', 'Locale="en" CSP', 'Locale="english" CSP', 'Case: Locale: "english" is not supported'),
  row('a locale with a country', 'Locale="en" CSP', 'Locale="enGB" CSP'),
  row(
    'an unknown source type',
    '<Source Id="1" TypeId="1"',
    '<Source Id="1" TypeId="9"',
    'Source 1: there is no source type 9',
  ),
  row('another source type', '<Source Id="1" TypeId="1"', '<Source Id="1" TypeId="3"'),
  row(
    'an unknown object type',
    '<CaseObject Id="16" TypeId="28"',
    '<CaseObject Id="16" TypeId="29"',
    'CaseObject 16: there is no object type 29',
  ),
  row(
    'an unknown type of the Application',
    '<CaseObject Id="1" TypeId="25"',
    '<CaseObject Id="1" TypeId="77"',
    'CaseObject 1: there is no object type 77',
  ),
  row(
    'an unknown type of an object that relations lead to',
    '<CaseObject Id="15" TypeId="8"',
    '<CaseObject Id="15" TypeId="77"',
    'CaseObject 15: there is no object type 77',
  ),
  row(
    'an unknown type of an object that relations lead from',
    '<CaseObject Id="2" TypeId="27"',
    '<CaseObject Id="2" TypeId="77"',
    'CaseObject 2: there is no object type 77',
  ),
  row(
    'a portfolio of another rule system',
    '<CaseObject Id="11" TypeId="52"',
    '<CaseObject Id="11" TypeId="14"',
    'CaseObject 11: there is no object type 14',
  ),
  row(
    'an unknown type of a Benefit',
    '<Benefit Id="5" TypeId="0"',
    '<Benefit Id="5" TypeId="1"',
    'Benefit 5: there is no object type 1',
  ),
  row(
    'two applications',
    '<CaseObject Id="3" TypeId="28" TypeIdName="PH" Identifies="2"/>',
    '<CaseObject Id="3" TypeId="25"/>',
    'Case: it has 2 applications, not one',
  ),
  row(
    'no application',
    '<CaseObject Id="1" TypeId="25"',
    '<CaseObject Id="1" TypeId="28"',
    'Case: it has 0 applications, not one',
    'CaseObject 1: CaseAttribute 0 (application-ID): the attribute belongs to other objects',
    'CaseObject 1: CaseAttribute 38 (own_prev_assess_present (y/n)): the attribute belongs to other objects',
    'CaseObject 1: CaseAttribute 702 (remark): the attribute belongs to other objects',
  ),
  row(
    'an unknown attribute',
    '<CaseAttribute TypeId="44"',
    '<CaseAttribute TypeId="99999"',
    'CaseObject 2: CaseAttribute 99999: there is no such attribute',
  ),
  row('an attribute of another object', '<CaseAttribute TypeId="44"', '<CaseAttribute TypeId="702"'),
  row(
    'an attribute at the wrong object',
    '<CaseAttribute TypeId="900"',
    '<CaseAttribute TypeId="770"',
    'CaseObject 2: CaseAttribute 770 (benefit group): the attribute belongs to other objects',
  ),
  row(
    'an attribute at the wrong part of a benefit',
    '<CaseAttribute TypeId="108"',
    '<CaseAttribute TypeId="121"',
    'Benefit 5: CaseAttribute 121 (insurance_period): the attribute belongs to other objects',
  ),
  row('a value of another kind', name, age, 'CaseObject 2: CaseAttribute 44 (name): it is of another kind (string)'),
  row(
    'a reference by Key where it has an Id',
    '<DBRefValue Id="3" Name="Female"/>',
    '<DBRefValue Key="female" Locale="en"/>',
    'CaseObject 2: CaseAttribute 73 (sex): it is of another kind (reference)',
  ),
  row(
    'a reference by Id where it has a Key',
    residence,
    '<DBRefValue Id="1"/>',
    'CaseObject 2: CaseAttribute 176 (residence (country)): it is of another kind (reference by Key)',
  ),
  row('an unset value', name, ''),
  row(
    'an unknown code',
    '<DBRefValue Id="3" Name="Female"/>',
    '<DBRefValue Id="9"/>',
    'CaseObject 2: CaseAttribute 73 (sex): Id: 9 is none of 2 (Male), 3 (Female), 4 (Non-binary/other)',
  ),
  row('another code, whatever its name', '<DBRefValue Id="3" Name="Female"/>', '<DBRefValue Id="2" Name="Female"/>'),
  row(
    'an unknown key',
    residence,
    '<DBRefValue Locale="en" Key="XX"/>',
    'CaseObject 2: CaseAttribute 176 (residence (country)): Key: there is no entry "XX"',
  ),
  row(
    'a key named like an inherited member',
    residence,
    '<DBRefValue Locale="en" Key="constructor"/>',
    'CaseObject 2: CaseAttribute 176 (residence (country)): Key: there is no entry "constructor"',
  ),
  row(
    'a key in an unsupported locale',
    residence,
    '<DBRefValue Locale="fr" Key="DE"/>',
    'CaseObject 2: CaseAttribute 176 (residence (country)): Locale: "fr" is not supported',
  ),
  row('a key in another locale', residence, '<DBRefValue Locale="de" Key="DE"/>'),
  row(
    'an unknown unit',
    age,
    '<SingleValue Value="35" Unit="9"/>',
    'CaseObject 2: CaseAttribute 21 (age at application): Unit: the unit 9 is none of 1 (years), 2 (months), 3 (weeks), 4 (days)',
  ),
  row(
    'a unit of another dimension',
    age,
    '<SingleValue Value="35" Unit="100"/>',
    'CaseObject 2: CaseAttribute 21 (age at application): Unit: the unit 100 (EUR) is none of 1 (years), 2 (months), 3 (weeks), 4 (days)',
  ),
  row('another unit of its dimension', age, '<SingleValue Value="35" Unit="2"/>'),
  row('another currency', sum, '<SingleValue Value="50000" Unit="101"/>'),
  row(
    'an age above the bound',
    age,
    '<SingleValue Value="121" Unit="1"/>',
    'CaseObject 2: CaseAttribute 21 (age at application): Value: 121 is outside the valid range 0 to 120',
  ),
  row('an age at the bound', age, '<SingleValue Value="120" Unit="1"/>'),
  row(
    'a negative age',
    age,
    '<SingleValue Value="-1" Unit="1"/>',
    'CaseObject 2: CaseAttribute 21 (age at application): Value: -1 is outside the valid range 0 to 120',
  ),
  row('an age of 0', age, '<SingleValue Value="0" Unit="1"/>'),
  row(
    'an age with a fraction',
    age,
    '<SingleValue Value="35.5" Unit="1"/>',
    'CaseObject 2: CaseAttribute 21 (age at application): Value: 35.5 has more than 0 decimals',
  ),
  row('an age in another writing', age, '<SingleValue Value="35.0" Unit="1"/>'),
  row(
    'a sum above the bound',
    sum,
    '<SingleValue Value="1000000000" Unit="100"/>',
    'CaseObject 11: CaseAttribute 109 (sum_assured_e): Value: 1000000000 is outside the valid range 0 to 999999999',
  ),
  row('a sum at the bound', sum, '<SingleValue Value="999999999" Unit="100"/>'),
  row('a sum at the bound in another currency', sum, '<SingleValue Value="999999999" Unit="103"/>'),
  row(
    'a sum with three decimals',
    sum,
    '<SingleValue Value="50000.001" Unit="100"/>',
    'CaseObject 11: CaseAttribute 109 (sum_assured_e): Value: 50000.001 has more than 2 decimals',
  ),
  row('a sum with two decimals', sum, '<SingleValue Value="50000.01" Unit="100"/>'),
  row(
    'a month 13',
    birth,
    '<DateValue Year="1991" Month="13"/>',
    'CaseObject 2: CaseAttribute 700 (date of birth): it is no day, month or year of the calendar',
  ),
  row(
    'a 29 February of no leap year',
    birth,
    '<DateValue Year="1991" Month="2" Day="29"/>',
    'CaseObject 2: CaseAttribute 700 (date of birth): it is no day, month or year of the calendar',
  ),
  row(
    'a year 0',
    birth,
    '<DateValue Year="0"/>',
    'CaseObject 2: CaseAttribute 700 (date of birth): it is no day, month or year of the calendar',
  ),
  row('a year alone', birth, '<DateValue Year="1991"/>'),
  row(
    'a text that is too long',
    name,
    `<StringValue Value="${'x'.repeat(5000)}"/>`,
    'CaseObject 2: CaseAttribute 44 (name): it must have 1 to 200 characters',
  ),
  row(
    'a text with tab, line breaks and surrogate pairs',
    name,
    '<StringValue Value="&#9;&#10;&#13;🌳&#x1F333;&quot;&apos;&lt;&gt;&amp;"/>',
  ),
  row(
    'an unknown relation type',
    relation,
    relation.replace('TypeId="6"', 'TypeId="99"'),
    'CaseObjectRelation 99 from 2 to 15: there is no relation type 99',
  ),
  row(
    'a relation between the wrong objects',
    relation,
    relation.replace('From="2"', 'From="16"'),
    'CaseObjectRelation 6 from 16 to 15: type 6 (Person - Disorder) leads from person to disorder, but the object 16 is policyHolder',
  ),
  row(
    'a relation the wrong way round',
    relation,
    '<CaseObjectRelation TypeId="6" From="15" To="2"/>',
    'CaseObjectRelation 6 from 15 to 2: type 6 (Person - Disorder) leads from person to disorder, but the object 15 is disorder, and the object 2 is person',
  ),
  row(
    'a policy holder who identifies no person',
    'Identifies="2"',
    'Identifies="13"',
    'CaseObject 3: Identifies: it cannot identify the object 13',
  ),
  row(
    'an occupation that identifies a person',
    '<CaseObject Id="4" TypeId="12"',
    '<CaseObject Id="4" Identifies="2" TypeId="12"',
    'CaseObject 4: Identifies: it cannot identify the object 2',
  ),
  row(
    'a benefit without its Payment',
    '<CaseObjectRelation TypeId="3" TypeIdName="Benefit - Payment of Contribution" From="8" To="10"/>',
    '',
    'Benefit 8: it has 0 Payment, not one',
    'Payment 10: it belongs to 0 Benefits, not one',
  ),
  row(
    'a benefit with two EventPayments',
    '<CaseObjectRelation TypeId="2" TypeIdName="Benefit - Insurance event payment" From="8" To="9"/>',
    '<CaseObjectRelation TypeId="2" From="5" To="9"/>',
    'Benefit 5: it has 2 EventPayment, not one',
    'Benefit 8: it has 0 EventPayment, not one',
  ),
  row('no names at all', ' TypeIdName="AP"', ''),
  row('a comment', '<CaseObject Id="2"', '<!-- <CaseObject Id="2"/> --><CaseObject Id="2"'),
  row('single quotation marks', 'CSP="1"', "CSP='1'"),
  row('line breaks between elements and attributes', '<CaseObject Id="2" ', '\r\n  <CaseObject\r\n\tId = "2"\n'),
  row('an element with an end tag of its own', `${name}`, '<StringValue Value="Jane Doe"></StringValue >'),
  row(
    'a PosRequest',
    '<CaseObject Id="1"',
    '<PosRequest ModuleId="7" ModuleName="m" GeneratedInSource="1" RelatedCaseObject="4711" Id="1" SuppressedByResult="Yes"/><CaseObject Id="1"',
  ),
  row('a captured value', `<CaseAttributeValue>${name}`, `<CaseAttributeValue Source="1" Time="1790000000">${name}`),
  row('a captured value without its time', `<CaseAttributeValue>${name}`, `<CaseAttributeValue Source="1">${name}`),
  row(
    'two independent contradictions',
    age,
    '<SingleValue Value="121" Unit="1"/></CaseAttributeValue></CaseAttribute><CaseAttribute TypeId="99999"><CaseAttributeValue>',
    'CaseObject 2: CaseAttribute 21 (age at application): Value: 121 is outside the valid range 0 to 120',
    'CaseObject 2: CaseAttribute 99999: there is no such attribute',
  ),
];
