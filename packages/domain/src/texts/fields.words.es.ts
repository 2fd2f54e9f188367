import { brand } from '../market/porchlight.ts';

export const name = 'Nombre';
export const email = 'Correo electrónico';
export const category = 'Categoría';
export const subject = 'Asunto';
export const message = 'Mensaje';
export const description = 'Descripción';
export const password = 'Contraseña';

export const nameRequired = 'El nombre es obligatorio';
export const nameTooLong = 'El nombre es demasiado largo';
export const nameNeedsLetter = 'El nombre debe tener al menos una letra o un número';
export const nameIsLink = 'El nombre no puede incluir un enlace ni una dirección';
export const nameHasMark = 'El nombre no puede incluir un símbolo que parezca una insignia';
export const nameIsStaff = `Elige un nombre que no parezca ser de ${brand.name} ni de su equipo`;
export const emailRequired = 'El correo electrónico es obligatorio';
export const emailInvalid = 'Escribe un correo electrónico válido';
export const emailTooLong = 'El correo electrónico es demasiado largo';
export const categoryRequired = 'Elige una categoría';
export const subjectRequired = 'El asunto es obligatorio';
export const subjectTooLong = 'El asunto es demasiado largo';
export const subjectMax = 'El asunto debe tener menos de 255 caracteres';
export const messageRequired = 'Escribe un mensaje';
export const messageMax = 'El mensaje debe tener menos de 5000 caracteres';
export const priceInvalid = 'Escribe un precio en dólares, como 20 o 19.99';
