-- Whether signed-in buyers can see the phone number of a listing. Off until its owner turns it on, also for listings
-- posted before there was a choice.
ALTER TABLE listings ADD COLUMN show_phone boolean NOT NULL DEFAULT false;
