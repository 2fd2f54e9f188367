import type { OfferStatus } from '../wire/values.ts';

export const amountRequired = 'Escribe una cantidad, como 120 o 119.50';
export const amountMin = 'Una oferta es de al menos un centavo';
export const noAnswer = 'Una oferta se puede aceptar, rechazar o retirar';
export const notTaken = 'Este anuncio no acepta ofertas';
export const oneAtATime = 'Ya hay una oferta abierta. Respóndela o espera a que te respondan';
export const closed = 'Esta oferta ya no está abierta';
export const notYours = 'Solo la otra persona puede responder a esta oferta.';
export const failed = 'Algo falló. Inténtalo de nuevo.';
export const tooLate: Record<Exclude<OfferStatus, 'open'>, string> = {
  accepted: 'Esta oferta ya se aceptó',
  declined: 'Esta oferta ya se rechazó',
  countered: 'Ya hay una oferta más reciente',
  withdrawn: 'Esta oferta se retiró',
  expired: 'Esta oferta venció',
};
export const message = (amount: string): string => `Oferta: ${amount}`;
