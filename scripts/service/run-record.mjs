import fs from 'node:fs';
import path from 'node:path';
import { endProcess, identify, stillRuns } from '../system/processes.mjs';
import { replaceFile } from '../system/replace-file.mjs';
import { complain, step } from '../system/say.mjs';

const fileOf = (dir) => path.join(dir, 'run.json');

function readProcesses(dir) {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dir), 'utf8')).processes;
  } catch {
    return {};
  }
}

/** Which processes this run has started, so that the next one can end them if this one is killed. */
export function createRunRecord(dir) {
  const starter = identify(process.pid);
  /** @type {Record<string, ReturnType<typeof identify>>} */
  const processes = {};
  const write = () => {
    try {
      replaceFile(fileOf(dir), JSON.stringify({ starter, processes }));
    } catch (error) {
      // A full disk: the record only helps a later start, so this run goes on without it.
      complain(`Cannot write the record of this run: ${error.message}`);
    }
  };
  write();
  return {
    add: (name, pid) => {
      processes[name] = identify(pid);
      write();
    },
    clear: () => fs.rmSync(fileOf(dir), { force: true }),
  };
}

/** Ends the children of a killed starter. They end by themselves as a rule; this is for one that hangs. */
export async function endOrphans(dir) {
  const orphans = Object.values(readProcesses(dir)).filter(stillRuns);
  if (orphans.length === 0) return;
  step('Ending processes of a previous run that was cut off');
  await Promise.all(orphans.map((orphan) => endProcess(orphan)));
}
