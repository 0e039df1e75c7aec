import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { keys as ru } from '../ru/keys.ts';

export const keys: Translation<typeof ru> = {
  title: 'Keys',
  close: 'Close',
  steps: 'Neighbours in the list',
  before: 'Previous card of the list',
  after: 'Next card of the list',
  letters: 'Keys without Ctrl are on in this browser',
  does: {
    find: 'Search: the field of a list, else everything',
    row: 'Next and previous row',
    choose: 'Choose the row, choose up to it',
    open: 'Open the row',
    openTab: 'Open in a new tab',
    new: 'New: the button of the list',
    edit: 'Edit',
    filter: 'Filters of the list',
    steps: 'Previous and next card of the list',
    decide: 'To “Approve” and “Decline”',
    judge: 'Club results: accept, decline, undo the last decision',
    save: 'Save',
    help: 'This list',
    escape: 'Close the window, leave the field, clear the choice',
  },
};
