"""Grades many programs on a cluster of Dask, while one of its workers is killed: no row is lost, and none comes twice.

usage: dask_grade.py [PROGRAMS]     needs `pip install distributed`
"""

import collections
import os
import signal
import sys
import tempfile
import threading
import time

from distributed import Client, LocalCluster

import llvmlite_jit

PROGRAM = """declare i32 @printf(ptr, ...)
@text = constant [4 x i8] c"%d\\0A\\00"
define i32 @main() {{
  call i32 (ptr, ...) @printf(ptr @text, i32 {number})
  ret i32 {status}
}}
"""


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as directory:
        files = []
        for number in range(count):
            files.append(os.path.join(directory, f"{number}.ll"))
            with open(files[-1], "w") as file:
                # Every tenth faults.
                text = PROGRAM if number % 10 else PROGRAM.replace("call i32", "store i32 0, ptr null\n  call i32")
                file.write(text.format(number=number, status=number % 7))
        with LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
            victim = next(iter(client.run(os.getpid).values()))

            def kill():
                time.sleep(1.5)
                os.kill(victim, signal.SIGKILL)

            threading.Thread(target=kill).start()
            rows = list(llvmlite_jit.grade(files, timeout=10, executor=client.get_executor(retries=3)))
    assert [row.file for row in rows] == files, "a row for each file, in order"
    for number, row in enumerate(rows):
        expected = ("trapped", b"") if number % 10 == 0 else ("returned", f"{number}\n".encode())
        assert (row.outcome, row.stdout) == expected, row
    print(len(rows), "rows,", dict(collections.Counter(row.outcome for row in rows)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
