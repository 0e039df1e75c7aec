import type { insured as ru } from '../ru/insured.ts';
import type { Translation } from '../../types.ts';

export const insured: Translation<typeof ru> = {
  title: 'Insurance registration',
  last_name: 'Last name',
  first_name: 'First name',
  second_name: 'Middle name',
  birth_date: 'Date of birth',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  phone: 'Phone',
  start_date: 'First day',
  startHint: '{day} or later',
  copy: 'Copy from “{from}”',
  changeTitle: 'Insured person',
  nameTitle: 'Who is insured',
  policy: 'Policy {number}, {name}',
  ofTicket: 'The policy belongs to a ticket and follows its participant.',
  save: 'Save',
  cancel: 'Cancel',
  change: 'Edit details',
  name: 'Add insured person',
  file: 'Download policy',
  fileOf: 'Download policy {number}',
};
