# What the interpreter of CPython is asked to do: objects, strings, a sort, a regular expression, JSON, and fork.
import json
import os
import re

words = [f"w{(i * 7919) % 10007}" for i in range(20000)]
counts = {}
for word in words:
    counts[word] = counts.get(word, 0) + 1
print(len(counts), sorted(counts)[:3], max(counts.values()))
print(len(re.findall(r"w\d*7\b", " ".join(words))))
print(len(json.dumps(json.loads(json.dumps({"words": words})))))
child = os.fork()
if child == 0:
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
