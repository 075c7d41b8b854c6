import { type Html } from './html.js';

const MARKED_HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const ROOT = /(<div id="root"[^>]*>)([\s\S]*?)(<\/div>\s*(?=<script|<noscript|<\/body>))/;

/** The built index.html, split once at the places where each page inserts its head and body. */
export class Shell {
  private readonly beforeHead: string;
  private readonly betweenHeadAndRoot: string;
  private readonly rootContent: string;
  private readonly rootEnd: string;
  private readonly afterRoot: string;

  constructor(built: string) {
    const [beforeHead, rest] = splitAtHead(built);
    const root = ROOT.exec(rest);
    if (!root) throw new Error('index.html has no <div id="root">');
    const [whole, opening = '', content = '', closing = ''] = root;
    this.beforeHead = beforeHead;
    this.betweenHeadAndRoot = rest.slice(0, root.index) + opening;
    this.rootContent = content;
    this.rootEnd = closing;
    this.afterRoot = rest.slice(root.index + whole.length);
  }

  /**
   * Returns the page with this head. Without a body, it keeps the content that the built page shows until the
   * application has started. With a body, its data follow it.
   */
  fill(head: Html, body?: Html, data?: Html): string {
    return (
      this.beforeHead +
      head.text +
      this.betweenHeadAndRoot +
      (body?.text ?? this.rootContent) +
      this.rootEnd +
      (data?.text ?? '') +
      this.afterRoot
    );
  }
}

function splitAtHead(built: string): [string, string] {
  const marked = MARKED_HEAD.exec(built);
  if (marked) return [built.slice(0, marked.index), built.slice(marked.index + marked[0].length)];
  const plain = built.replace(/<title>[^<]*<\/title>/, '').replace(/<meta name="description"[^<>]*>/, '');
  const end = plain.indexOf('</head>');
  if (end === -1) throw new Error('index.html has no </head>');
  return [plain.slice(0, end), plain.slice(end)];
}
