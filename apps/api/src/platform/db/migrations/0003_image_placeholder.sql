-- A tiny copy of a picture as a data: URL, drawn until the picture arrives. Null for those stored before.
ALTER TABLE listing_images ADD COLUMN placeholder text;
