/** Gift certificates by the contract, and their place among the sums. */
export const certificateBase = {
  selector: 'certificate',
  field: 'certificates',
  sumsPlace: 3,
  // Presents alone have a page of their own (DEC-105).
  thanks: '/basket/certificateThanks',
} as const;
