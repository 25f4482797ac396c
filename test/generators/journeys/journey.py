"""A journey with the client that openapi-generator makes for Python: python journey.py <url>"""
import hashlib, json, sys
from datetime import datetime, timezone

import openapi_client as client

url = sys.argv[1]
case = {"case_id": "PYTHON", "sub_id": "GENERATED"}
api = client.ApiClient(client.Configuration(host=url))
creation, storage, capture = (
    client.CaseCreationAndModificationApi(api),
    client.CaseManipulationApi(api),
    client.ScreenCaptureApi(api),
)


def done(answer):
    """The content of an answer that is no failure."""
    assert answer.status == 0, answer.error_descriptions
    return answer.json_content


person = client.Person(
    id="P1", name="Jane Doe", ap=True, ph=True, age=34, gender=3,
    requestedBenefits=[client.RequestedBenefit(
        benefitType=1, benefitName="Term life", singleLife=False, lifeBasicForm=1,
        insurancePeriodYears=20, limitGroup=1, sumInsured=100000)])
done(creation.create_case_in_db(**case, case_dto_request=client.CaseDtoRequest(
    cspSetId=1, locale="en", caseId="PYTHON", techSource=client.TechnicalSource(sourceTypeId=1),
    application=client.Application(persons=[person]))))

whole = {"caseId": "PYTHON", "subId": "GENERATED"}
item = done(capture.capture(client.CaptureRequest(**whole, language="en", sourceType=2, groupScreens=True))).screen.person.item
answers = [
    client.Answer(questionId=question.id, values=[client.AnswerValue(id=question.selection.value[0].id)])
    for question in item.question if question.selection
]
moved = done(capture.user_action(client.UserActionRequest(**whole, screenCommand="next", screenId=item.id, answers=answers)))
assert moved.screen.person.item.order == item.order + 1

done(creation.modify_case(**case, modify_case_dto_request=client.ModifyCaseDtoRequest(
    caseId="PYTHON", locale="en", personsModifications=[client.PersonModification(
        id="P1", name="Jane Doe", benefitsToBeModified=[client.BenefitModification(
            benefitType=1, benefitName="Term life", sumInsured=150000)])])))

checked = capture.check_completeness(client.CheckCompletenessRequest(**whole, language="en", sourceType=2))
assert checked.status == 1 and not checked.json_content.complete and checked.json_content.missing

signed = {**whole, "language": "en", "sourceType": 1,
          "timestamp": datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")}
text = "CDC-CAPTURE-HASH-V1\ncaptureWithHash\n" + json.dumps(signed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
technical = done(capture.capture_with_hash(client.CaptureWithHashRequest(**signed, hash=hashlib.sha3_256(text.encode()).hexdigest())))
assert technical.screen.navigation.item

absent = storage.transfer_case_from_db(case_id="NONE", sub_id="GENERATED")
assert (absent.status, [error.error_code for error in absent.error_descriptions]) == (3, [323])
read = done(storage.transfer_case_from_db(**case))
print(f"{read.id}: {len(read.case_object)} objects, {len(read.source)} sources")
