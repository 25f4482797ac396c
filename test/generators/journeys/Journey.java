import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.openapitools.client.ApiClient;
import org.openapitools.client.JSON;
import org.openapitools.client.api.CaseCreationAndModificationApi;
import org.openapitools.client.api.CaseManipulationApi;
import org.openapitools.client.api.ScreenCaptureApi;
import org.openapitools.client.model.*;

/** A journey with the client that openapi-generator makes for Java: java Journey <url> */
public class Journey {
  static final String CASE = "JAVA";
  static final String SUB = "GENERATED";

  public static void main(String[] given) throws Exception {
    ApiClient api = new ApiClient().setBasePath(given[0]);
    var creation = new CaseCreationAndModificationApi(api);
    var storage = new CaseManipulationApi(api);
    var captures = new ScreenCaptureApi(api);

    Person person = new Person().id("P1").name("Jane Doe").ap(true).ph(true).age(34L).gender(3L)
        .addRequestedBenefitsItem(new RequestedBenefit().benefitType(1L).benefitName("Term life").singleLife(false)
            .lifeBasicForm(1L).insurancePeriodYears(20L).limitGroup(1L).sumInsured(100000L));
    var created = creation.createCaseInDB(CASE, SUB, new CaseDtoRequest().cspSetId(1L).locale("en").caseId(CASE)
        .techSource(new TechnicalSource().sourceTypeId(1L)).application(new Application().addPersonsItem(person)), null,
        null, null);
    expect(created.getStatus() == 0, created);

    var opened = captures.capture(
        new CaptureRequest().language("en").sourceType(2L).caseId(CASE).subId(SUB).groupScreens(true));
    expect(opened.getStatus() == 0, opened);
    Sb2Item item = opened.getJsonContent().getScreen().getPerson().getItem();
    List<Answer> answers = item.getQuestion().stream().filter(question -> question.getSelection() != null)
        .map(question -> new Answer().questionId(question.getId())
            .addValuesItem(new AnswerValue().id(question.getSelection().getValue().get(0).getId())))
        .toList();
    var moved = captures.userAction(new UserActionRequest().screenCommand("next").screenId(item.getId())
        .caseId(CASE).subId(SUB).answers(answers), null, null);
    expect(moved.getStatus() == 0
        && moved.getJsonContent().getScreen().getPerson().getItem().getOrder() == item.getOrder() + 1, moved);

    var change = new BenefitModification().benefitType(1L).benefitName("Term life").sumInsured(150000L);
    var modified = creation.modifyCase(CASE, SUB, new ModifyCaseDtoRequest().caseId(CASE).locale("en")
        .addPersonsModificationsItem(
            new PersonModification().id("P1").name("Jane Doe").addBenefitsToBeModifiedItem(change)), null, null, null);
    expect(modified.getStatus() == 0, modified);

    var checked = captures.checkCompleteness(
        new CheckCompletenessRequest().language("en").sourceType(2L).caseId(CASE).subId(SUB), null, null);
    expect(checked.getStatus() == 1 && !checked.getJsonContent().getComplete(), checked);

    // A tree map is written with its keys in order.
    var signed = new TreeMap<String, Object>();
    signed.put("language", "en");
    signed.put("sourceType", 1);
    signed.put("caseId", CASE);
    signed.put("subId", SUB);
    String timestamp = Instant.now().truncatedTo(ChronoUnit.MILLIS).plusNanos(1000000).toString();
    if (!timestamp.contains(".")) timestamp = timestamp.replace("Z", ".000Z");
    signed.put("timestamp", timestamp);
    String text = "CDC-CAPTURE-HASH-V1\ncaptureWithHash\n" + JSON.getGson().toJson(signed);
    byte[] digest = MessageDigest.getInstance("SHA3-256").digest(text.getBytes(StandardCharsets.UTF_8));
    var technical = captures.captureWithHash(new CaptureWithHashRequest().language("en").sourceType(1L).caseId(CASE)
        .subId(SUB).timestamp(timestamp).hash(HexFormat.of().formatHex(digest)));
    expect(technical.getStatus() == 0
        && !technical.getJsonContent().getScreen().getNavigation().getItem().isEmpty(), technical);

    var absent = storage.transferCaseFromDB("NONE", SUB, null, null);
    expect(absent.getStatus() == 3 && absent.getErrorDescriptions().get(0).getErrorCode() == 323, absent);
    var read = storage.transferCaseFromDB(CASE, SUB, null, null);
    expect(read.getStatus() == 0, read);
    ModelCase document = read.getJsonContent();
    System.out.printf("%s: %d objects, %d sources%n", document.getId(), document.getCaseObject().size(),
        document.getSource().size());
    System.exit(0);
  }

  static void expect(boolean holds, Object found) {
    if (!holds) throw new AssertionError(found.toString());
  }
}
