"""Counts in the Parquet file of `case-capture complete`, read by Spark, as the program itself sums them up."""

import sys

from pyspark.sql import SparkSession, functions as F

spark = SparkSession.builder.getOrCreate()
answers = spark.read.parquet(sys.argv[1])
# A case without sources is complete and has nothing that could be inconsistent.
cases = answers.groupBy("subId", "caseId").agg(
    F.bool_and(F.col("complete") & F.coalesce("consistent", F.lit(True))).alias("complete"), F.count("broken").alias("broken")
)
whole, open_, broken = (
    cases.filter(which).count()
    for which in (F.col("complete") & (F.col("broken") == 0), ~F.col("complete") & (F.col("broken") == 0), F.col("broken") > 0)
)
print(f"{cases.count()} cases: {whole} complete, {open_} incomplete, {broken} broken")
violated = answers.select(F.explode("violations").alias("found")).groupBy("found.ruleId").count().collect()
for rule, count in sorted(violated, key=lambda row: (-row[1], row[0])):
    print(f"  {count:8}  violated {rule}")
