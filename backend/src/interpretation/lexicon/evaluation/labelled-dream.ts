/** A dream, the ids of the symbols a reader would mark in it and, where telling, the situation they are in. */
export interface LabelledDream {
  dream: string;
  symbols: readonly string[];
  situations: Readonly<Record<string, string>>;
}

/** One dream a line: `the dream | id, id=the situation it is in, id`. */
export function parseLabelledDreams(lines: string): LabelledDream[] {
  return lines.trim().split('\n').map(parseLine);
}

function parseLine(line: string): LabelledDream {
  const [dream = '', labels = ''] = line.split('|').map((part) => part.trim());
  const marks = labels
    .split(', ')
    .filter(Boolean)
    .map((label) => label.split('='));
  return {
    dream,
    symbols: marks.map(([id = '']) => id),
    situations: Object.fromEntries(
      marks.flatMap(([id = '', when]) => (when === undefined ? [] : [[id, when]])),
    ),
  };
}
