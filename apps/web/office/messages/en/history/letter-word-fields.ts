/** Words of the house's letters, as their screen and their histories name them. */
export const letterWordFields = {
  words: 'Words',
  heading: 'Heading',
  text_1: 'Paragraph',
  text_2: 'Second paragraph',
  note_1: 'Small print',
  note_2: 'Second small print',
  button_1: 'Button',
  lead_until: 'When the places wait for a time',
  lead_kept: 'When the places do not go back on sale',
  way_paid: 'Money to the original payment method',
  way_certificate: 'Money to a certificate',
  way_parts: 'Money in two parts',
  way_free: 'When there is nothing to refund',
  insurance_ended: 'Insurance ends',
  insurance_kept: 'Insurance stays',
  note_bank: 'When the money comes',
} as const;
