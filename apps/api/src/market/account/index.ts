export { blockRoutes } from './blockRoutes.ts';
export { deletionRoutes } from './deletionRoutes.ts';
export { confirmationRoutes } from './confirmationRoutes.ts';
export { createPasswordProof } from './passwordProof.ts';
export { passwordResetRoutes } from './passwordResetRoutes.ts';
export { profileRoutes } from './profileRoutes.ts';
export { registrationRoutes } from './registrationRoutes.ts';
