-- FAQ ids 6 and 21 mean the deposit and the withdrawal check. Seeds give them by hand; the sequence starts after them,
-- so that no other FAQ is ever given one.
INSERT INTO `sqlite_sequence` (`name`, `seq`)
SELECT 'faqs', 21 WHERE NOT EXISTS (SELECT 1 FROM `sqlite_sequence` WHERE `name` = 'faqs');
