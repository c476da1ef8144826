// CWE-126: an echo copies as many bytes as the request claims to have.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
#ifdef RIGHT
#define CLAIMED 4
#else
#define CLAIMED 40
#endif
struct request {
    int length;
    char body[4];
};
NOINLINE static void echo(char *reply, const struct request *request) {
    memcpy(reply, request->body, request->length); // MISTAKE: out of bounds
}
int main(void) {
    struct request *request = malloc(sizeof *request);
    request->length = opaque(CLAIMED);
    memcpy(request->body, "ping", 4);
    char reply[64] = "";
    echo(reply, request);
    free(request);
    return reply[0] != 'p';
}
