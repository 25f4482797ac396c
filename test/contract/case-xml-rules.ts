/** One replacement in a good document, and how many contradictions (611) it must be refused with; 0: it is accepted. */
export interface RuleRow {
  readonly what: string;
  readonly part: string;
  readonly other: string;
  readonly contradictions: number;
}

const row = (what: string, part: string, other: string, contradictions = 1): RuleRow => ({
  what,
  part,
  other,
  contradictions,
});

const age = '<SingleValue Value="35" UnitName="years" Unit="1"/>';
const sum = '<SingleValue Value="50000" UnitName="EUR" Unit="100"/>';
const birth = '<DateValue Year="1991" Month="2" Day="28"/>';
const residence = '<DBRefValue Locale="en" Key="DE" Name="Germany"/>';
const name = '<StringValue Value="Jane Doe"/>';
const relation = '<CaseObjectRelation TypeId="6" TypeIdName="Person - Disorder" From="2" To="15"/>';

/** Each contradiction beside a near miss that is none. */
export const ruleRows: readonly RuleRow[] = [
  row('an unknown parameter set', 'CSP="1"', 'CSP="99"'),
  row('another parameter set of the same rules', 'CSP="1"', 'CSP="3"', 0),
  row('a version that the rules cannot read', 'VersionID="600"', 'VersionID="599"'),
  row('another name of the version', 'VersionName="International 2026.1"', 'VersionName="Anything"', 0),
  row('an unsupported locale', 'Locale="en" CSP', 'Locale="fr" CSP'),
  row('a locale of no form', 'Locale="en" CSP', 'Locale="english" CSP'),
  row('a locale with a country', 'Locale="en" CSP', 'Locale="enGB" CSP', 0),
  row('an unknown source type', '<Source Id="1" TypeId="1"', '<Source Id="1" TypeId="9"'),
  row('another source type', '<Source Id="1" TypeId="1"', '<Source Id="1" TypeId="3"', 0),
  row('an unknown object type', '<CaseObject Id="16" TypeId="28"', '<CaseObject Id="16" TypeId="29"'),
  row('an unknown type of the Application', '<CaseObject Id="1" TypeId="25"', '<CaseObject Id="1" TypeId="77"'),
  row(
    'an unknown type of an object that relations lead to',
    '<CaseObject Id="15" TypeId="8"',
    '<CaseObject Id="15" TypeId="77"',
  ),
  row(
    'an unknown type of an object that relations lead from',
    '<CaseObject Id="2" TypeId="27"',
    '<CaseObject Id="2" TypeId="77"',
  ),
  row('a portfolio of another rule system', '<CaseObject Id="11" TypeId="52"', '<CaseObject Id="11" TypeId="14"'),
  row('an unknown type of a Benefit', '<Benefit Id="5" TypeId="0"', '<Benefit Id="5" TypeId="1"'),
  row(
    'two applications',
    '<CaseObject Id="3" TypeId="28" TypeIdName="PH" Identifies="2"/>',
    '<CaseObject Id="3" TypeId="25"/>',
  ),
  row('no application', '<CaseObject Id="1" TypeId="25"', '<CaseObject Id="1" TypeId="28"', 4),
  row('an unknown attribute', '<CaseAttribute TypeId="44"', '<CaseAttribute TypeId="99999"'),
  row('an attribute of another object', '<CaseAttribute TypeId="44"', '<CaseAttribute TypeId="702"', 0),
  row('an attribute at the wrong object', '<CaseAttribute TypeId="900"', '<CaseAttribute TypeId="770"'),
  row('an attribute at the wrong part of a benefit', '<CaseAttribute TypeId="108"', '<CaseAttribute TypeId="121"'),
  row('a value of another kind', name, age),
  row(
    'a reference by Key where it has an Id',
    '<DBRefValue Id="3" Name="Female"/>',
    '<DBRefValue Key="female" Locale="en"/>',
  ),
  row('a reference by Id where it has a Key', residence, '<DBRefValue Id="1"/>'),
  row('an unset value', name, '', 0),
  row('an unknown code', '<DBRefValue Id="3" Name="Female"/>', '<DBRefValue Id="9"/>'),
  row('another code, whatever its name', '<DBRefValue Id="3" Name="Female"/>', '<DBRefValue Id="2" Name="Female"/>', 0),
  row('an unknown key', residence, '<DBRefValue Locale="en" Key="XX"/>'),
  row('a key named like an inherited member', residence, '<DBRefValue Locale="en" Key="constructor"/>'),
  row('a key in an unsupported locale', residence, '<DBRefValue Locale="fr" Key="DE"/>'),
  row('a key in another locale', residence, '<DBRefValue Locale="de" Key="DE"/>', 0),
  row('an unknown unit', age, '<SingleValue Value="35" Unit="9"/>'),
  row('a unit of another dimension', age, '<SingleValue Value="35" Unit="100"/>'),
  row('another unit of its dimension', age, '<SingleValue Value="35" Unit="2"/>', 0),
  row('another currency', sum, '<SingleValue Value="50000" Unit="101"/>', 0),
  row('an age above the bound', age, '<SingleValue Value="121" Unit="1"/>'),
  row('an age at the bound', age, '<SingleValue Value="120" Unit="1"/>', 0),
  row('a negative age', age, '<SingleValue Value="-1" Unit="1"/>'),
  row('an age of 0', age, '<SingleValue Value="0" Unit="1"/>', 0),
  row('an age with a fraction', age, '<SingleValue Value="35.5" Unit="1"/>'),
  row('an age in another writing', age, '<SingleValue Value="35.0" Unit="1"/>', 0),
  row('a sum above the bound', sum, '<SingleValue Value="1000000000" Unit="100"/>'),
  row('a sum at the bound', sum, '<SingleValue Value="999999999" Unit="100"/>', 0),
  row('a sum at the bound in another currency', sum, '<SingleValue Value="999999999" Unit="103"/>', 0),
  row('a sum with three decimals', sum, '<SingleValue Value="50000.001" Unit="100"/>'),
  row('a sum with two decimals', sum, '<SingleValue Value="50000.01" Unit="100"/>', 0),
  row('a month 13', birth, '<DateValue Year="1991" Month="13"/>'),
  row('a 29 February of no leap year', birth, '<DateValue Year="1991" Month="2" Day="29"/>'),
  row('a year 0', birth, '<DateValue Year="0"/>'),
  row('a year alone', birth, '<DateValue Year="1991"/>', 0),
  row('a text that is too long', name, `<StringValue Value="${'x'.repeat(5000)}"/>`),
  row(
    'a text with tab, line breaks and surrogate pairs',
    name,
    '<StringValue Value="&#9;&#10;&#13;🌳&#x1F333;&quot;&apos;&lt;&gt;&amp;"/>',
    0,
  ),
  row('an unknown relation type', relation, relation.replace('TypeId="6"', 'TypeId="99"')),
  row('a relation between the wrong objects', relation, relation.replace('From="2"', 'From="16"')),
  row('a relation the wrong way round', relation, '<CaseObjectRelation TypeId="6" From="15" To="2"/>'),
  row('a policy holder who identifies no person', 'Identifies="2"', 'Identifies="13"'),
  row(
    'an occupation that identifies a person',
    '<CaseObject Id="4" TypeId="12"',
    '<CaseObject Id="4" Identifies="2" TypeId="12"',
  ),
  row(
    'a benefit without its Payment',
    '<CaseObjectRelation TypeId="3" TypeIdName="Benefit - Payment of Contribution" From="8" To="10"/>',
    '',
    2,
  ),
  row(
    'a benefit with two EventPayments',
    '<CaseObjectRelation TypeId="2" TypeIdName="Benefit - Insurance event payment" From="8" To="9"/>',
    '<CaseObjectRelation TypeId="2" From="5" To="9"/>',
    2,
  ),
  row('no names at all', ' TypeIdName="AP"', '', 0),
  row('a comment', '<CaseObject Id="2"', '<!-- <CaseObject Id="2"/> --><CaseObject Id="2"', 0),
  row('single quotation marks', 'CSP="1"', "CSP='1'", 0),
  row('line breaks between elements and attributes', '<CaseObject Id="2" ', '\r\n  <CaseObject\r\n\tId = "2"\n', 0),
  row('an element with an end tag of its own', `${name}`, '<StringValue Value="Jane Doe"></StringValue >', 0),
  row(
    'a PosRequest',
    '<CaseObject Id="1"',
    '<PosRequest ModuleId="7" ModuleName="m" GeneratedInSource="1" RelatedCaseObject="4711" Id="1" SuppressedByResult="Yes"/><CaseObject Id="1"',
    0,
  ),
  row('a captured value', `<CaseAttributeValue>${name}`, `<CaseAttributeValue Source="1" Time="1790000000">${name}`, 0),
  row('a captured value without its time', `<CaseAttributeValue>${name}`, `<CaseAttributeValue Source="1">${name}`, 0),
  row(
    'two independent contradictions',
    age,
    '<SingleValue Value="121" Unit="1"/></CaseAttributeValue></CaseAttribute><CaseAttribute TypeId="99999"><CaseAttributeValue>',
    2,
  ),
];
