"""Runs the recipes of docs/command.md for Spark word for word, and says whether each record has its own answer, and how long it took.

check.py FOLDER, in which the command `ninefold` is. What Spark and the command say stays in target/spark/run.
"""

import contextlib
import csv
import io
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import pyspark
from pyspark.sql import SparkSession

from records import BAD, SOLUTION, records

root = pathlib.Path(__file__).resolve().parents[2]


def main(commands):
    os.environ["PATH"] = commands + os.pathsep + os.environ["PATH"]
    of_lines, of_table = recipes()
    folder = root / "target/spark/run"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    os.chdir(folder)
    pairs = records(100_000)
    good = [(record, answer) for record, answer in pairs if record not in BAD]
    write("puzzles.txt", [record for record, _ in pairs])
    write("good.txt", [record for record, _ in good])
    wrong = write_table(pairs)

    session, start = timed(start_spark)
    lines_in_spark = run_recipe("the recipe for lines", of_lines, {})
    solved = [line for part in sorted(pathlib.Path("solved").glob("part-*")) for line in read(part)]
    compare("the recipe for lines", [f"{record}\t{answer}" for record, answer in pairs], solved)
    csv_in_spark = run_table("the recipe for a table, as a CSV", of_table, wrong)
    session.read.csv("sudoku.csv", header=True).write.parquet("sudoku.parquet")
    of_parquet = of_table.replace('.csv("sudoku.csv", header=True)', '.parquet("sudoku.parquet")')
    if of_parquet == of_table:
        sys.exit("the recipe for a table has no .csv(…) that could be .parquet(…).")
    parquet_in_spark = run_table("the recipe for a table, as Parquet", of_parquet, wrong)
    session.stop()

    lines_alone = solve("--lines", "puzzles.txt")
    compare("ninefold solve --lines", [answer for _, answer in pairs], read("answers.txt"))
    good_lines_alone = solve("--lines", "good.txt")
    plain_alone = solve("good.txt")
    compare("ninefold solve", [answer for _, answer in good], read("answers.txt"))

    for title, seconds in {
        "Spark starts": start,
        "the recipe for lines, in Spark": lines_in_spark,
        "the recipe for a table, as a CSV": csv_in_spark,
        "the same, as Parquet": parquet_in_spark,
        "ninefold solve --lines, the same lines": lines_alone,
        f"ninefold solve --lines, the {len(good)} good ones": good_lines_alone,
        f"ninefold solve, the {len(good)} good ones": plain_alone,
    }.items():
        print(f"  {title:44}{seconds:6.2f} s")
    print(f"  {len(BAD)} kinds, {len(pairs)} records: all have their own answers")


def recipes():
    """The two blocks of Python in the section of docs/command.md."""
    section = (root / "docs/command.md").read_text("utf8").split("\n## In a pipe\n")[1].split("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", section, re.S)


def write_table(pairs):
    """Writes a CSV of puzzles and claimed solutions; gives the rows that are wrong, each with its puzzle's answer."""
    wrong = []
    with open("sudoku.csv", "w", encoding="utf8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["puzzle", "solution"])
        for at, (record, answer) in enumerate(pairs):
            if record in BAD:
                claimed = SOLUTION
                wrong.append((record or None, claimed, "unreadable"))  # Spark reads an empty field as None
            elif at % 200 == 0:
                claimed = answer[1] + answer[0] + answer[2:]
                wrong.append((record, claimed, answer))
            else:
                claimed = answer
            rows.writerow([record, claimed])
    return wrong


def start_spark():
    """A Spark with two workers, each a process of its own with one core and a gigabyte."""
    home = pathlib.Path(pyspark.__file__).parent
    shutil.rmtree(home / "work", ignore_errors=True)  # what the workers of the last run said
    os.environ["SPARK_HOME"] = str(home)
    os.environ["SPARK_SCALA_VERSION"] = "2.13"
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"  # the machine's own name may lead to an address that nobody answers
    os.environ["PYSPARK_PYTHON"] = sys.executable
    shown = os.dup(2)
    with open("spark.log", "wb") as log:
        os.dup2(log.fileno(), 2)
    try:
        return SparkSession.builder.master("local-cluster[2,1,1024]").getOrCreate()
    finally:
        os.dup2(shown, 2)


def run_recipe(name, recipe, names):
    """The seconds that a recipe takes. Where it fails, the last of the errors that led to each other is shown."""
    try:
        return timed(lambda: exec(recipe, names))[1]
    except Exception as error:
        errors = re.findall(r"^[\w.: ]+(?:Error|Exception): .*", str(error), re.M) or [repr(error)]
        sys.exit(f"{name} fails; target/spark/run/spark.log says more. {errors[-1]}")


def run_table(name, recipe, wanted):
    """The same for a table: the first that it prints, and all that it finds, must be the rows that are wrong."""
    names = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        seconds = run_recipe(name, recipe, names)
    pairs = names["table"].zip(names["answers"]).collect()
    found = [(row, answer) for row, answer in pairs if row.solution != answer]
    compare(f"{name}, wrong rows", wanted, [(row.puzzle, row.solution, answer) for row, answer in found])
    if printed.getvalue().strip() != str(found[:10]):
        sys.exit(f"{name} should print the first ten wrong rows, and says: {printed.getvalue()}")
    return seconds


def solve(*args):
    """The seconds that the command takes alone, with every processor: the least of five."""

    def once():
        with open("answers.txt", "wb") as answers, open("reasons.txt", "wb") as reasons:
            subprocess.run(["ninefold", "solve", *args], stdout=answers, stderr=reasons, check=True)

    return min(timed(once)[1] for _ in range(5))


def compare(what, wanted, found):
    """Stops at the first record that has not its own answer."""
    for number, (one, other) in enumerate(itertools.zip_longest(wanted, found), 1):
        if one != other:
            sys.exit(f"{what}: number {number} of {len(wanted)} should be {one!r}, and is {other!r}.")


def timed(work):
    begun = time.perf_counter()
    result = work()
    return result, time.perf_counter() - begun


def write(path, lines):
    pathlib.Path(path).write_text("".join(f"{line}\n" for line in lines), "utf8")


def read(path):
    return pathlib.Path(path).read_text("utf8").split("\n")[:-1]


if __name__ == "__main__":
    main(*sys.argv[1:])
