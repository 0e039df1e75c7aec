import type { Page } from '@playwright/test';

/** What of React's tree is looked at here; flag 1 says that the component was called. */
type Fiber = {
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  flags: number;
  type: unknown;
};
type Counting = { drawn: number };

/** Counts the components that React calls, as its own tools see it; to be asked for before the page is opened. */
export const countDrawn = async (page: Page): Promise<{ restart(): Promise<void>; read(): Promise<number> }> => {
  await page.addInitScript(() => {
    const counting = globalThis as unknown as Counting;
    counting.drawn = 0;
    const countIn = (parent: Fiber): void => {
      for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
        const before = fiber.alternate;
        if (typeof fiber.type === 'function' && (before === null || (fiber.flags & 1) === 1)) counting.drawn += 1;
        if (before === null || fiber.child !== before.child) countIn(fiber);
      }
    };
    const tools = {
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => countIn(root.current),
    };
    Object.assign(globalThis, { ['__REACT_DEVTOOLS_GLOBAL_HOOK__']: tools });
  });
  return {
    restart: () => page.evaluate(() => void ((globalThis as unknown as Counting).drawn = 0)),
    read: () => page.evaluate(() => (globalThis as unknown as Counting).drawn),
  };
};
