/* Bodies that attract each other: floating point in structs. N sets the size. */
#include <math.h>
#include <stdio.h>
#ifndef N
#define N 4000000
#endif
struct P {
    double x, y, z, vx, vy, vz, m;
};
#define PI 3.141592653589793
#define SM (4 * PI * PI)
#define D 365.24
static struct P b[5] = {
    {0, 0, 0, 0, 0, 0, SM},
    {4.84143144246472090e+00, -1.16032004402742839e+00, -1.03622044471123109e-01, 1.66007664274403694e-03 * D,
     7.69901118419740425e-03 * D, -6.90460016972063023e-05 * D, 9.54791938424326609e-04 * SM},
    {8.34336671824457987e+00, 4.12479856412430479e+00, -4.03523417114321381e-01, -2.76742510726411770e-03 * D,
     4.99852801234917238e-03 * D, 2.30417297573763929e-05 * D, 2.85885980666130812e-04 * SM},
    {1.28943695621391310e+01, -1.51111514016986312e+01, -2.23307578892655734e-01, 2.96460137564761618e-03 * D,
     2.37847173959480950e-03 * D, -2.96589568540237556e-05 * D, 4.36624404335156298e-05 * SM},
    {1.53796971148509165e+01, -2.59193146099879641e+01, 1.79258772950371181e-01, 2.68067772490389322e-03 * D,
     1.62824170038242295e-03 * D, -9.51592254519715870e-05 * D, 5.15138902046611451e-05 * SM}};
static void adv(double dt) {
    for (int i = 0; i < 5; i++) {
        struct P *p = &b[i];
        for (int j = i + 1; j < 5; j++) {
            struct P *q = &b[j];
            double dx = p->x - q->x, dy = p->y - q->y, dz = p->z - q->z;
            double d2 = dx * dx + dy * dy + dz * dz;
            double mag = dt / (d2 * sqrt(d2));
            p->vx -= dx * q->m * mag;
            p->vy -= dy * q->m * mag;
            p->vz -= dz * q->m * mag;
            q->vx += dx * p->m * mag;
            q->vy += dy * p->m * mag;
            q->vz += dz * p->m * mag;
        }
    }
    for (int i = 0; i < 5; i++) {
        struct P *p = &b[i];
        p->x += dt * p->vx;
        p->y += dt * p->vy;
        p->z += dt * p->vz;
    }
}
static double en(void) {
    double e = 0;
    for (int i = 0; i < 5; i++) {
        struct P *p = &b[i];
        e += 0.5 * p->m * (p->vx * p->vx + p->vy * p->vy + p->vz * p->vz);
        for (int j = i + 1; j < 5; j++) {
            struct P *q = &b[j];
            double dx = p->x - q->x, dy = p->y - q->y, dz = p->z - q->z;
            e -= p->m * q->m / sqrt(dx * dx + dy * dy + dz * dz);
        }
    }
    return e;
}
int main(void) {
    double px = 0, py = 0, pz = 0;
    for (int i = 0; i < 5; i++) {
        px += b[i].vx * b[i].m;
        py += b[i].vy * b[i].m;
        pz += b[i].vz * b[i].m;
    }
    b[0].vx = -px / SM;
    b[0].vy = -py / SM;
    b[0].vz = -pz / SM;
    printf("%.9f\n", en());
    for (int i = 0; i < N; i++)
        adv(0.01);
    printf("%.9f\n", en());
    return 0;
}
