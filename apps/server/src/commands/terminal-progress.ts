/** What the bar says: one line while it goes on, one when it is done. */
export type ProgressWords = { readonly doing: string; readonly done: string };

export type TerminalProgress = {
  /** `share`: 0…1. */
  show(words: ProgressWords, share: number, note: string): void;
  /** Ends the line of the bar, before anything else is written. */
  end(): void;
};

const width = 28;
const clear = '\r\u001B[2K';

/** A bar on a terminal; plain lines at every quarter elsewhere, so that a log stays short. */
export const createProgress = (out: NodeJS.WriteStream): TerminalProgress => {
  let current: ProgressWords | null = null;
  let quarter = -1;
  let drawn = 0;
  let lastNote = '';
  const isBar = out.isTTY;

  const finish = (): void => {
    if (current !== null) out.write(`${isBar ? clear : ''}✓ ${current.done}${lastNote && ` · ${lastNote}`}\n`);
    current = null;
    lastNote = '';
  };

  return {
    show(words, share, note) {
      if (current?.doing !== words.doing) {
        finish();
        quarter = 0;
        drawn = 0;
      }
      current = words;
      lastNote = note;
      if (share >= 1) finish();
      else if (isBar) {
        // More often than an eye sees would only cost time.
        if (performance.now() - drawn < 60) return;
        drawn = performance.now();
        const full = Math.floor(share * width);
        out.write(
          `${clear}${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.floor(share * 100)).padStart(3)} %  ${words.doing}${note && ` · ${note}`}`,
        );
      } else if (Math.floor(share * 4) > quarter) {
        quarter = Math.floor(share * 4);
        out.write(`  ${words.doing}: ${quarter * 25} %${note && ` · ${note}`}\n`);
      }
    },
    end() {
      if (current !== null && isBar) out.write(clear);
      current = null;
    },
  };
};
