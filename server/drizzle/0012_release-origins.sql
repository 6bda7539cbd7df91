CREATE TABLE "release_origins" (
	"remote" text NOT NULL,
	"origin" text NOT NULL,
	"allowed_by" text NOT NULL,
	"allowed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "release_origins_remote_origin_pk" PRIMARY KEY("remote","origin")
);
