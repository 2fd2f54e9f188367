import { brand } from '../market/porchlight.ts';

/** Texts shared by several forms. Errors name a field by its label. */
export const name = 'Name';
export const email = 'Email';
export const category = 'Category';
export const subject = 'Subject';
export const message = 'Message';
export const description = 'Description';
export const password = 'Password';

export const nameRequired = `${name} is required`;
export const nameTooLong = `${name} is too long`;
export const nameNeedsLetter = `${name} needs a letter or a number`;
export const nameIsLink = `${name} cannot hold a link or an address`;
export const nameHasMark = `${name} cannot hold a mark that looks like a badge`;
export const nameIsStaff = `Choose a name that doesn't look like it belongs to ${brand.name} or its staff`;
export const emailRequired = `${email} is required`;
export const emailInvalid = 'Please enter a valid email address';
export const emailTooLong = `${email} is too long`;
export const categoryRequired = 'Please select a category';
export const subjectRequired = `${subject} is required`;
export const subjectTooLong = `${subject} is too long`;
export const subjectMax = `${subject} must be less than 255 characters`;
export const messageRequired = 'Please write a message';
export const messageMax = `${message} must be less than 5000 characters`;
export const priceInvalid = 'Enter a price in dollars, such as 20 or 19.99';
