import fs from 'node:fs';
import path from 'node:path';
import { endProcess, identify, stillRuns } from '../system/processes.mjs';
import { replaceFile } from '../system/replace-file.mjs';
import { printError, step } from '../system/terminal.mjs';

const fileOf = (dir) => path.join(dir, 'run.json');

function readProcesses(dir) {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dir), 'utf8')).processes;
  } catch {
    return {};
  }
}

/** Records the processes of this run, so that the next run can end them if this one is killed. */
export function createRunRecord(dir) {
  const starter = identify(process.pid);
  /** @type {Record<string, ReturnType<typeof identify>>} */
  const processes = {};
  const write = () => {
    try {
      replaceFile(fileOf(dir), JSON.stringify({ starter, processes }));
    } catch (error) {
      // Possibly a full disk. Only a later start needs the record, so this run continues without it.
      printError(`Cannot write the record of this run: ${error.message}`);
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

/** Ends the child processes of a killed `npm start`. Normally they exit by themselves, unless one hangs. */
export async function endOrphans(dir) {
  const orphans = Object.values(readProcesses(dir)).filter(stillRuns);
  if (orphans.length === 0) return;
  step('Ending processes of a previous run that was killed');
  await Promise.all(orphans.map((orphan) => endProcess(orphan)));
}
