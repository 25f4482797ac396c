// A journey with the client that openapi-generator makes for Go: go run ./journey <url>
package main

import (
	"context"
	"crypto/sha3"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"time"

	client "case-capture.example/generated/client"
)

var reference = struct{ caseID, subID string }{"GO", "GENERATED"}

func main() {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Args[1]}}
	api := client.NewAPIClient(configuration)
	background := context.Background()
	creation, storage, captures := api.CaseCreationAndModificationAPI, api.CaseManipulationAPI, api.ScreenCaptureAPI

	person := client.NewPerson("P1", "Jane Doe", true, true, 34, 3)
	benefit := client.NewRequestedBenefit(1, "Term life", 20, 1)
	benefit.SetSingleLife(false)
	benefit.SetLifeBasicForm(1)
	benefit.SetSumInsured(100000)
	person.SetRequestedBenefits([]client.RequestedBenefit{*benefit})
	dto := client.NewCaseDtoRequest(1, "en", reference.caseID, *client.NewTechnicalSource(1), *client.NewApplication([]client.Person{*person}))
	created, _, err := creation.CreateCaseInDB(background).CaseId(reference.caseID).SubId(reference.subID).CaseDtoRequest(*dto).Execute()
	expect(err == nil && created.Status == 0, "created", err, created)

	open := client.NewCaptureRequest("en", 2, reference.caseID, reference.subID)
	open.SetGroupScreens(true)
	opened, _, err := captures.Capture(background).CaptureRequest(*open).Execute()
	expect(err == nil && opened.Status == 0, "captured", err, opened)
	item := opened.JsonContent.Get().Screen.Person.Item
	answers := []client.Answer{}
	for _, question := range item.Question {
		if question.Selection == nil {
			continue
		}
		value := client.NewAnswerValue()
		value.SetId(question.Selection.Value[0].Id)
		answer := client.NewAnswer(question.Id)
		answer.SetValues([]client.AnswerValue{*value})
		answers = append(answers, *answer)
	}
	action := client.NewUserActionRequest("next", item.Id, reference.caseID, reference.subID)
	action.SetAnswers(answers)
	moved, _, err := captures.UserAction(background).UserActionRequest(*action).Execute()
	expect(err == nil && moved.Status == 0 && moved.JsonContent.Get().Screen.Person.Item.Order == item.Order+1, "the next screen", err, moved)

	change := client.NewBenefitModification(1, "Term life")
	change.SetSumInsured(150000)
	modification := client.NewPersonModification("P1", "Jane Doe")
	modification.SetBenefitsToBeModified([]client.BenefitModification{*change})
	modify := client.NewModifyCaseDtoRequest(reference.caseID, "en", []client.PersonModification{*modification})
	modified, _, err := creation.ModifyCase(background).CaseId(reference.caseID).SubId(reference.subID).ModifyCaseDtoRequest(*modify).Execute()
	expect(err == nil && modified.Status == 0, "modified", err, modified)

	check := client.NewCheckCompletenessRequest("en", 2, reference.caseID, reference.subID)
	checked, _, err := captures.CheckCompleteness(background).CheckCompletenessRequest(*check).Execute()
	expect(err == nil && checked.Status == 1 && !checked.JsonContent.Get().Complete, "something missing", err, checked)

	// A map is written with its keys in order.
	signed := map[string]any{"language": "en", "sourceType": 1, "caseId": reference.caseID, "subId": reference.subID,
		"timestamp": time.Now().UTC().Format("2006-01-02T15:04:05.000Z")}
	canonical, _ := json.Marshal(signed)
	digest := sha3.Sum256([]byte("CDC-CAPTURE-HASH-V1\ncaptureWithHash\n" + string(canonical)))
	hashed := client.NewCaptureWithHashRequest("en", 1, reference.caseID, reference.subID, hex.EncodeToString(digest[:]), signed["timestamp"].(string))
	technical, _, err := captures.CaptureWithHash(background).CaptureWithHashRequest(*hashed).Execute()
	expect(err == nil && technical.Status == 0 && len(technical.JsonContent.Get().Screen.Navigation.Item) > 0, "a menu", err, technical)

	absent, _, err := storage.TransferCaseFromDB(background).CaseId("NONE").SubId(reference.subID).Execute()
	expect(err == nil && absent.Status == 3 && absent.ErrorDescriptions[0].ErrorCode == 323, "323", err, absent)
	read, _, err := storage.TransferCaseFromDB(background).CaseId(reference.caseID).SubId(reference.subID).Execute()
	expect(err == nil && read.Status == 0, "read", err, read)
	document := read.JsonContent.Get()
	fmt.Printf("%s: %d objects, %d sources\n", document.Id, len(document.CaseObject), len(document.Source))
}

func expect(holds bool, what string, found ...any) {
	if holds {
		return
	}
	told, _ := json.Marshal(found[1:])
	fmt.Fprintln(os.Stderr, what, found[0], string(told))
	os.Exit(1)
}
