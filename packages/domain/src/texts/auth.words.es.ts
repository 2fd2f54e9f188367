import { brand } from '../market/porchlight.ts';

export const loginFailed = 'El correo o la contraseña no son correctos';
export const registerFailed = 'No se pudo crear la cuenta. Inténtalo de nuevo.';
export const passwordRequired = 'La contraseña es obligatoria';

export const registerMismatch = 'Las contraseñas no coinciden';
export const registerPasswordMin = 'La contraseña debe tener al menos 6 caracteres';

export const resetPasswordMin = 'La contraseña debe tener al menos 8 caracteres';
export const passwordTooLong = 'La contraseña es demasiado larga';
export const passwordCharacters = 'La contraseña tiene un carácter que no se puede usar';
export const passwordCommon = 'Muchas personas usan esa contraseña. Elige otra';
export const passwordPredictable =
  'La contraseña es fácil de adivinar. Elige una más larga y que no siga un patrón';
export const passwordOwn = 'La contraseña es tu propio nombre o correo. Elige otra';
export const resetPasswordClasses =
  'La contraseña debe tener al menos una letra minúscula, una mayúscula y un número';
export const resetMismatch = 'Las contraseñas no coinciden';

export const forgotSentTitle = 'Revisa tu correo';
export const forgotAnother = 'Probar con otro correo';
export const forgotBack = 'Volver a iniciar sesión';
export const forgotFailed = 'Algo salió mal. Inténtalo de nuevo.';
export const resetFailed = 'No se pudo cambiar la contraseña. Inténtalo de nuevo o pide otro enlace.';
export const resetTokenMissing =
  'El enlace no es válido o está incompleto. Pide otro para cambiar tu contraseña.';
export const resetDone = 'Cambiaste tu contraseña. Ya puedes iniciar sesión.';
export const deactivated = `Esta cuenta está desactivada. Escribe a ${brand.supportEmail}.`;
export const confirmDone = 'Tu correo electrónico está confirmado.';
export const confirmFailed = 'Este enlace ya se usó, es demasiado antiguo o está incompleto. Pide uno nuevo.';
export const disownDone = 'Quitamos tu correo de esa cuenta.';
export const confirmSent = 'Te enviamos un enlace nuevo.';
export const confirmNeedless = 'Tu correo electrónico ya está confirmado.';
export const sessionEnded = 'Tu sesión terminó. Inicia sesión de nuevo.';

export {
  name,
  email,
  password,
  nameRequired,
  nameTooLong,
  nameNeedsLetter,
  nameIsLink,
  nameHasMark,
  nameIsStaff,
  emailRequired,
  emailInvalid,
  emailTooLong,
} from './fields.words.es.ts';
