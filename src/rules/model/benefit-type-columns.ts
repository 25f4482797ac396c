/**
 * Columns by which the service itself makes a benefit of a request, of the catalogue that `benefit.benefitType` refers
 * to (specification, "requestedBenefits element"): what a benefit pays, and which members its type requires.
 */
export const benefitTypeColumns = { pays: 'pays', life: 'life', disability: 'disability' } as const;
