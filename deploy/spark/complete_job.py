"""Checks the cases of export files on a Spark cluster, by `case-capture complete --from -` in each partition.

Writes into a new directory: `answers`, in the order of the files line by line what one process would say of them, and
`summary`, what all of them come to. See README.md beside this file.
"""

import argparse
import json
import os
import sys
from itertools import accumulate

from pyspark.sql import SparkSession
from pyspark.sql import functions as F

FIRST = '{"export":"case-capture","form":1}'
# What only the line of a case has: in a text of JSON the quotation marks would stand behind backslashes.
CASE = '","content":'
# How an answer begins that names the line it is about.
NUMBERED = '{"line":'
# Of what Spark sends in one task; the program starts once for each.
MEGABYTES = 64

FINDINGS = "array<struct<ruleId: string, objectId: bigint>>"
ANSWER = (
    "line bigint, subId string, caseId string, complete boolean, broken string, "
    f"sources array<struct<sourceType: bigint, missing: array<string>, violations: {FINDINGS}, undecidable: {FINDINGS}>>"
)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("exports", nargs="+", help="files of case-capture export, which may be compressed")
    parser.add_argument("--output", required=True, help="a directory that is not there yet")
    parser.add_argument("--command", default="case-capture", help="how the program is called on a worker")
    parser.add_argument("--source-type", action="append", default=[], help="as of case-capture complete")
    parser.add_argument("--megabytes", type=float, default=MEGABYTES, help="of an export in one task")
    parser.add_argument("--parquet", action="store_true", help="write the answers as Parquet too")
    return parser.parse_args()


def lines_of(context, path, megabytes):
    """The lines of a file. Only a line feed ends one."""
    conf = {
        "textinputformat.record.delimiter": "\n",
        "mapreduce.input.fileinputformat.split.maxsize": str(max(1, int(megabytes * 1024 * 1024))),
    }
    return context.newAPIHadoopFile(
        path,
        "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
        "org.apache.hadoop.io.LongWritable",
        "org.apache.hadoop.io.Text",
        conf=conf,
    ).values()


def is_end(line):
    return line.startswith('{"cases":') and '"sha256":' in line


def read_over(lines):
    """What there is in a partition: how many lines, how many to be answered, and where exports begin and end."""
    count, answered, cases, marks = 0, 0, 0, []
    for line in lines:
        count += 1
        if line.rstrip() == FIRST:
            marks.append(("first", cases, line))
        elif is_end(line):
            marks.append(("last", cases, line))
        elif line.strip():
            answered += 1
            cases += CASE in line
    yield count, answered, cases, marks


def faults_of(partitions):
    """Exports without their end, or with another number of cases than it tells."""
    faults, begun, before = [], None, 0
    for _, _, cases, marks in partitions:
        for kind, cases_before, line in marks:
            at = before + cases_before
            if kind == "first":
                if begun is not None:
                    faults.append("an export ends before its last line: it was cut off")
                begun = at
            elif begun is not None:
                told = json.loads(line)["cases"]
                if told != at - begun:
                    faults.append(f"the last line of an export tells of {told} cases; before it are {at - begun}")
                begun = None
        before += cases
    if begun is not None:
        faults.append("an export ends before its last line: it was cut off")
    return faults


def without_marks(line):
    """A blank line has no answer, and a number all the same."""
    return "" if line.rstrip() == FIRST or is_end(line) else line


def renumbered(offsets):
    """A line's number in all files, instead of that in its partition."""

    def renumber(partition, answers):
        for answer in answers:
            if answer.startswith(NUMBERED):
                number, comma, rest = answer[len(NUMBERED) :].partition(",")
                answer = f"{NUMBERED}{int(number) + offsets[partition]}{comma}{rest}"
            yield answer

    return renumber


def summary_of(answers, faults):
    """As `case-capture complete` writes it."""
    checked = answers.filter("caseId is not null and broken is null")
    totals = answers.agg(
        F.count("caseId").alias("cases"),
        F.count_if(F.expr("caseId is not null and broken is null and complete")).alias("complete"),
        F.count_if(F.expr("caseId is not null and broken is null and not complete")).alias("incomplete"),
        F.count_if(F.expr("caseId is not null and broken is not null")).alias("broken"),
        F.count_if(F.expr("caseId is null")).alias("faults"),
        F.sum(F.expr("aggregate(sources, 0L, (sum, source) -> sum + size(source.missing))")).alias("missing"),
    ).first()
    lines = [
        f"{totals.cases} cases: {totals.complete} complete, {totals.incomplete} incomplete, {totals.broken} broken"
    ]
    if totals.faults + len(faults) > 0:
        lines.append(f"  {totals.faults + len(faults):8}  faults of the input")
    sources = checked.select(F.explode("sources").alias("source"))
    for what, found in (("violated", "violations"), ("undecidable", "undecidable")):
        rules = sources.select(F.explode(f"source.{found}.ruleId").alias("rule")).groupBy("rule").count().collect()
        for rule, count in sorted(rules, key=lambda row: (-row[1], row[0])):
            lines.append(f"  {count:8}  {what} {rule}")
    lines.append(f"  {totals.missing or 0:8}  open mandatory questions")
    return "\n".join(lines) + "\n", totals


def main():
    options = arguments()
    spark = SparkSession.builder.appName("case-capture complete").getOrCreate()
    context = spark.sparkContext
    lines = context.union([lines_of(context, path, options.megabytes) for path in options.exports])

    partitions = lines.mapPartitions(read_over).collect()
    offsets = [0, *accumulate(count for count, *_ in partitions)]
    faults = faults_of(partitions)

    words = [options.command, "complete --from - --format ndjson --threads 1 --exit-zero"]
    words += [f"--source-type {int(number)}" for number in options.source_type]
    environment = {name: os.environ[name] for name in ("PATH", "HOME", "RULES_DIR", "SCREENS_DIR") if name in os.environ}
    answers = lines.map(without_marks).pipe(" ".join(words), environment, checkCode=True)
    answered = answers.mapPartitionsWithIndex(renumbered(offsets))
    path = f"{options.output.rstrip('/')}/answers"
    answered.saveAsTextFile(path)

    table = spark.read.schema(ANSWER).option("lineSep", "\n").json(path)
    summary, totals = summary_of(table, faults)
    if options.parquet:
        table.write.parquet(f"{options.output.rstrip('/')}/parquet")
    context.parallelize([summary.rstrip("\n")], 1).saveAsTextFile(f"{options.output.rstrip('/')}/summary")
    print(summary, end="")
    for fault in faults:
        print(fault, file=sys.stderr)

    expected = sum(answered for _, answered, *_ in partitions)
    found = totals.cases + totals.faults
    spark.stop()
    if found != expected:
        sys.exit(f"{expected} lines were to be answered and {found} answers are there: the program ended early on a worker")
    sys.exit(0 if totals.incomplete + totals.broken + totals.faults + len(faults) == 0 else 1)


if __name__ == "__main__":
    main()
