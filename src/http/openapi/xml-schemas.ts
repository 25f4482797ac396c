import { mostObjects, mostOthers, mostRelations } from '../../case/case.js';
import type { ErrorEntry } from '../../errors.js';
import type { Content } from '../../operations/operation.js';
import type { Schema } from './schema.js';

/** A small case as `/transferCaseFromDBXML` answers it and `/transferCaseToDBXML` takes it. */
const exampleCase =
  '<Case Id="CASE-0815" VersionID="600" VersionName="International 2026.1" Locale="en" CSP="1" Complete="No" CaseMode="STD" NumberOfSourceChanges="0">' +
  '<Source Id="1" TypeId="1" TypeIdName="Technical Data" Complete="No" DefaultSource="Yes" RelatedCaseObject="1"/>' +
  '<CaseObject Id="1" TypeId="25" TypeIdName="Application">' +
  '<CaseAttribute TypeId="0" TypeIdName="application-ID"><CaseAttributeValue><StringValue Value="CASE-0815"/></CaseAttributeValue></CaseAttribute>' +
  '<CaseAttribute TypeId="38" TypeIdName="own_prev_assess_present (y/n)"><CaseAttributeValue><DBRefValue Id="2" Name="No"/></CaseAttributeValue></CaseAttribute></CaseObject>' +
  '<CaseObject Id="2" TypeId="27" TypeIdName="AP">' +
  '<CaseAttribute TypeId="21" TypeIdName="age at application"><CaseAttributeValue><SingleValue Value="35" UnitName="years" Unit="1"/></CaseAttributeValue></CaseAttribute>' +
  '<CaseAttribute TypeId="700" TypeIdName="date of birth"><CaseAttributeValue><DateValue Year="1991" Month="2"/></CaseAttributeValue></CaseAttribute>' +
  '<CaseAttribute TypeId="44" TypeIdName="name"><CaseAttributeValue/></CaseAttribute></CaseObject>' +
  '<CaseObject Id="3" TypeId="26" TypeIdName="Pursuit" NotDeletable="true">' +
  '<CaseAttribute TypeId="163" TypeIdName="code (pursuit)"><CaseAttributeValue><DBRefValue Locale="en" Key="DIVING" Name="Diving"/></CaseAttributeValue></CaseAttribute></CaseObject>' +
  '<CaseObjectRelation TypeId="5" TypeIdName="Person - Pursuit" From="2" To="3"/></Case>';

const mapping =
  'Same names as in the JSON flavor: scalar members are attributes, members that hold an object or a list are child elements.';

interface XmlDocument {
  readonly description: string;
  readonly example: string;
}

/** The documents of the XML flavor, by kind of content. */
const documents: Readonly<Partial<Record<Content['kind'], XmlDocument>>> = {
  nothing: { description: 'An empty `operationResult`.', example: '<operationResult returnCode="0"/>' },
  case: {
    description: `An \`operationResult\` with \`caseDestinationReference\`, \`directCaseReference\` and the \`Case\`. ${mapping} An unset \`CaseAttributeValue\` is an empty element.`,
    example: `<operationResult returnCode="0"><caseDestinationReference><directCaseReference>${exampleCase}</directCaseReference></caseDestinationReference></operationResult>`,
  },
  reference: {
    description: 'An `operationResult` with `caseDestinationReference` and the `databaseReference` of the stored case.',
    example:
      '<operationResult returnCode="0"><caseDestinationReference><databaseReference subId="DEMO" id="CASE-0815"/></caseDestinationReference></operationResult>',
  },
  screen: {
    description: `A \`screen\`. ${mapping} \`value\` and \`unit\` of an input are child elements.`,
    example:
      '<screen><person personName="Jane Doe" personID="P1" language="en" orientation="LTR">' +
      '<item id="opaque" name="Build and health" group="Health" order="3" current="true" consistent="false" personName="Jane Doe" personID="P1">' +
      '<question id="27.2.900" catyID="900" cotyID="27" order="2"><text text="How tall are you?" error=""/>' +
      '<numberInput id="27.2.900" editable="true" mandatory="true" error="" minVal="50" maxVal="230" maxNumberDecimals="0">' +
      '<unit name="cm" id="310"/><value id="" value="172"/></numberInput></question></item></person></screen>',
  },
};

/** An answer of the XML flavor with HTTP status 200. @throws Error for a kind of content that no XML answer has. */
export function xmlAnswerSchema(kind: Content['kind'], codes: readonly ErrorEntry[]): Schema {
  const document = documents[kind];
  if (!document) throw new Error(`the XML flavor has no document for ${kind}`);
  const failure = xmlFailureSchema(codes);
  return {
    type: 'string',
    description: `${document.description} When the call failed: ${failure.description}`,
    examples: [document.example, ...failure.examples],
  };
}

/** An `operationResult` with errors. */
export function xmlFailureSchema(
  codes: readonly ErrorEntry[],
): Schema & { readonly description: string; readonly examples: readonly string[] } {
  const listed = codes.map(({ code, condition }) => `${code}: ${condition}`).join('\n');
  const [first] = codes;
  return {
    type: 'string',
    description: `an \`operationResult\` with \`returnCode\` 3 and one \`errorDescription\` per error; nothing was stored. Codes:\n${listed}`,
    examples: first
      ? [
          `<operationResult returnCode="3"><errorDescription errorCode="${first.code}" errorMessage="free text"/></operationResult>`,
        ]
      : [],
  };
}

/**
 * The body of `/transferCaseToDBXML`. Names (`TypeIdName`, `VersionName`, `UnitName`, `Name`) may be left out: they are
 * taken from the rules.
 */
export const caseDocumentSchema: Schema = {
  type: 'string',
  description: `A \`Case\` element in UTF-8. ${mapping} Names may be left out. No DOCTYPE, no processing instructions, no CDATA. At most ${mostObjects} objects (CaseObject, Benefit, EventPayment and Payment together), ${mostRelations} relations, ${mostOthers} sources and ${mostOthers} PosRequests (610).`,
  examples: [exampleCase],
};
